// What is said before Python and without it, in the reader's language.
(() => {
  "use strict";

  const WORDS = {
    en: {
      loading: "Setting up the game …",
      slow: "This is taking unusually long. On a slow connection just wait; otherwise reload the page.",
      reload: "Reload",
      anew: "Load everything anew",
      start: "To the start page",
      later: "Later",
      offline: "Ready to play offline",
      update: "A new version is ready. Your game stays saved.",
      rescue: "Save your games as files",
      details: "Details",
      saveGame: "Save this game as a file",
      report: "Report for whoever looks after this page",
      reportWhy: "It names no players and no titles. Nothing is sent by itself: copy it and add what you did last.",
      copyReport: "Copy the report",
      copied: "Copied.",
      notCopied: "The browser does not allow copying here. Select the text and copy it by hand.",
      failures: {
        wasm: ["This browser cannot run the game", "It has no WebAssembly, or it is switched off. Use a current Chrome, Edge, Firefox or Safari, and switch off lockdown or strict security modes for this page."],
        "wasm-type": ["The server sends a file with the wrong type", "Files ending in .wasm must be sent with the type application/wasm. Whoever hosts this page can set that; docs/hosting.md says how."],
        missing: ["A part of the game could not be loaded", "Check the connection and reload the page. If it happens again, the file is missing on the server: upload the whole site once more."],
        damaged: ["A part of the game arrived damaged", "Load everything anew. If it happens again, the file is damaged on the server: upload the whole site once more."],
        storage: ["The browser does not let this page save anything", "Games are saved only in this browser. Allow cookies and site data for this page, leave private mode, or make room, then reload it."],
        file: ["The page was opened as a file", "It has to come from a web server. In a terminal, in the game's folder, type: make play"],
        python: ["The game could not start", "Reload the page. If that does not help, the lines below tell a developer why. Your saved games are untouched."],
        running: ["Something went wrong", "The page stopped so that nothing gets worse. Your game is stored up to the last move shown: load the page again to go on. If this happens again, go to the start page, and save the game as a file."],
      },
    },
    de: {
      loading: "Das Spiel wird aufgebaut …",
      slow: "Das dauert ungewöhnlich lange. Warte bei langsamer Verbindung einfach ab, sonst lade die Seite neu.",
      reload: "Neu laden",
      anew: "Alles neu laden",
      start: "Zur Startseite",
      later: "Später",
      offline: "Bereit zum Spielen ohne Netz",
      update: "Eine neue Version ist bereit. Deine Partie bleibt gespeichert.",
      rescue: "Partien als Dateien speichern",
      details: "Details",
      saveGame: "Diese Partie als Datei sichern",
      report: "Bericht für alle, die diese Seite betreuen",
      reportWhy: "Er nennt weder Spieler noch Titel. Von selbst wird nichts verschickt: Kopiere ihn und schreibe dazu, was du zuletzt getan hast.",
      copyReport: "Bericht kopieren",
      copied: "Kopiert.",
      notCopied: "Der Browser erlaubt hier kein Kopieren. Markiere den Text und kopiere ihn von Hand.",
      failures: {
        wasm: ["Dieser Browser kann das Spiel nicht ausführen", "Ihm fehlt WebAssembly, oder es ist abgeschaltet. Nimm ein aktuelles Chrome, Edge, Firefox oder Safari und schalte besonders strenge Sicherheitsmodi für diese Seite ab."],
        "wasm-type": ["Der Server liefert eine Datei mit falschem Typ", "Dateien mit der Endung .wasm müssen den Typ application/wasm tragen. Wer die Seite bereitstellt, kann das einstellen; docs/hosting.md sagt, wie."],
        missing: ["Ein Teil des Spiels konnte nicht geladen werden", "Prüfe die Verbindung und lade die Seite neu. Wenn es wieder passiert, fehlt die Datei auf dem Server: Lade dort die ganze Seite noch einmal hoch."],
        damaged: ["Ein Teil des Spiels kam beschädigt an", "Lade alles neu. Wenn es wieder passiert, ist die Datei auf dem Server beschädigt: Lade dort die ganze Seite noch einmal hoch."],
        storage: ["Der Browser lässt diese Seite nichts speichern", "Partien werden nur in diesem Browser gespeichert. Erlaube Cookies und Websitedaten für diese Seite, verlasse den privaten Modus oder schaffe Platz und lade neu."],
        file: ["Die Seite wurde als Datei geöffnet", "Sie muss von einem Webserver kommen. Tippe im Ordner des Spiels in ein Terminal: make play"],
        python: ["Das Spiel konnte nicht starten", "Lade die Seite neu. Wenn das nicht hilft, sagen die Zeilen unten Entwicklern den Grund. Gespeicherte Partien sind unberührt."],
        running: ["Etwas ist schiefgegangen", "Die Seite hat angehalten, damit nichts schlimmer wird. Deine Partie ist bis zum letzten gezeigten Schritt gespeichert: Lade die Seite neu, um weiterzuspielen. Wenn es wieder passiert, geh zur Startseite und sichere die Partie als Datei."],
      },
    },
    pl: {
      loading: "Rozkładamy grę …",
      slow: "To trwa wyjątkowo długo. Przy wolnym łączu po prostu poczekaj, w innym razie wczytaj stronę ponownie.",
      reload: "Wczytaj ponownie",
      anew: "Wczytaj wszystko od nowa",
      start: "Do strony początkowej",
      later: "Później",
      offline: "Można grać bez internetu",
      update: "Nowa wersja jest gotowa. Twoja gra pozostanie zapisana.",
      rescue: "Zapisz swoje gry jako pliki",
      details: "Szczegóły",
      saveGame: "Zapisz tę grę jako plik",
      report: "Raport dla osób, które opiekują się tą stroną",
      reportWhy: "Nie ma w nim imion graczy ani tytułów. Nic nie jest wysyłane samo: skopiuj go i dopisz, co było robione na końcu.",
      copyReport: "Kopiuj raport",
      copied: "Skopiowano.",
      notCopied: "Przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go ręcznie.",
      failures: {
        wasm: ["Ta przeglądarka nie uruchomi gry", "Nie ma w niej WebAssembly albo jest wyłączone. Użyj aktualnej przeglądarki Chrome, Edge, Firefox lub Safari i wyłącz dla tej strony zaostrzone tryby bezpieczeństwa."],
        "wasm-type": ["Serwer wysyła plik z niewłaściwym typem", "Pliki .wasm muszą mieć typ application/wasm. Ustawia to osoba, która udostępnia stronę; opis jest w docs/hosting.md."],
        missing: ["Nie udało się wczytać części gry", "Sprawdź połączenie i wczytaj stronę ponownie. Jeśli to się powtórzy, pliku brakuje na serwerze: wyślij tam całą stronę jeszcze raz."],
        damaged: ["Część gry dotarła uszkodzona", "Wczytaj wszystko od nowa. Jeśli to się powtórzy, plik jest uszkodzony na serwerze: wyślij tam całą stronę jeszcze raz."],
        storage: ["Przeglądarka nie pozwala tej stronie niczego zapisać", "Gry są zapisywane tylko w tej przeglądarce. Zezwól tej stronie na pliki cookie i dane witryn, opuść tryb prywatny albo zwolnij miejsce i wczytaj stronę ponownie."],
        file: ["Stronę otwarto jako plik", "Musi pochodzić z serwera WWW. W terminalu, w folderze gry, wpisz: make play"],
        python: ["Nie udało się uruchomić gry", "Wczytaj stronę ponownie. Jeśli to nie pomoże, poniższe wiersze powiedzą programiście, dlaczego. Zapisane gry są bezpieczne."],
        running: ["Coś poszło nie tak", "Strona zatrzymała się, żeby nic się nie pogorszyło. Gra jest zapisana do ostatniego pokazanego ruchu: wczytaj stronę ponownie, aby grać dalej. Jeśli to się powtórzy, przejdź do strony początkowej i zapisz grę jako plik."],
      },
    },
  };

  const LANGUAGE_KEY = "boonlake.language";

  // An answer, or what stands in for it where asking fails.
  function attempt(ask, otherwise) {
    try { return ask() ?? otherwise; } catch { return otherwise; }
  }

  function words() {
    const root = document.documentElement;
    const running = (document.getElementById("app")?.dataset.state ?? "loading") !== "loading";
    const inAddress = new URLSearchParams(location.search).get("lang");
    const stored = attempt(() => localStorage.getItem(LANGUAGE_KEY), null);
    const wishes = [running ? root.lang : null, inAddress, stored, ...(navigator.languages ?? [])];
    root.lang = wishes.map((wish) => (wish ?? "").slice(0, 2).toLowerCase()).find((wish) => wish in WORDS) ?? "en";
    return WORDS[root.lang];
  }

  window.boonlake = { attempt, words };
})();
