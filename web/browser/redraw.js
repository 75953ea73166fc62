// Changes what an element shows with as few changes to the page as possible.
// Nodes that stay are kept, so the browser lays out and paints only what is new. What has changed
// for those who look is noted on the way, so that it can glow for a moment.
(() => {
  "use strict";

  const NAMES = ["id", "data-option", "data-act", "data-piece"];
  const FIELDS = new Set(["INPUT", "SELECT", "TEXTAREA"]);
  const THING = "[id], [data-about], [data-piece], [data-act]";
  const ONLY_READ = ".unseen, .spoken, .missing-words";
  const GLOW = [
    { filter: "brightness(1.12) drop-shadow(0 0 2px #ffb000) drop-shadow(0 0 7px #ffb000)" },
    { filter: "brightness(1.12) drop-shadow(0 0 2px #ffb000) drop-shadow(0 0 7px #ffb000)", offset: 0.35 },
    { filter: "brightness(1) drop-shadow(0 0 0px #ffb00000) drop-shadow(0 0 0px #ffb00000)" },
  ];
  const FADING = { duration: 1100, easing: "ease-in" };
  const MOST = 24;

  const changed = new Set();
  let root = null;

  // A thing that is new, or in which something else is written or drawn. What can be taken says so
  // by prices and names that come and go: inside it nothing has happened.
  function note(node) {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    if (!element || element.closest(ONLY_READ)) return;
    if (element === node && (node.id || node.dataset.piece)) {
      changed.add(node);
      return;
    }
    const thing = element.closest(THING);
    if (thing && thing !== root && root.contains(thing) && !thing.closest(".can")) changed.add(thing);
  }

  // Two nodes may become one another if they are named alike, or are of one kind without a name.
  function identity(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
    for (const name of NAMES) {
      const value = node.getAttribute(name);
      if (value !== null) return `${node.nodeName} ${name} ${value}`;
    }
    return `${node.nodeName} ${node.classList[0] ?? ""}`;
  }

  function redrawNode(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    if (FIELDS.has(old.nodeName)) {
      old.replaceWith(fresh);
    } else if (old.nodeType === Node.ELEMENT_NODE) {
      redrawAttributes(old, fresh);
      redrawChildren(old, fresh);
    } else {
      old.data = fresh.data;
      note(old);
    }
  }

  function redrawAttributes(old, fresh) {
    for (const name of old.getAttributeNames()) {
      if (fresh.hasAttribute(name)) continue;
      old.removeAttribute(name);
      if (name === "tabindex") old.blur();
    }
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
  }

  function redrawChildren(old, fresh) {
    const wanted = [...fresh.childNodes].map((node) => [identity(node), node]);
    const left = [...old.childNodes].map((node) => [identity(node), node]);
    wanted.forEach(([name, node], nth) => {
      while (left.length && left[0][0] !== name && !wanted.some(([w], i) => i > nth && w === left[0][0])) {
        left.shift()[1].remove();
      }
      const found = left.findIndex(([other]) => other === name);
      if (found < 0) {
        old.insertBefore(node, left[0]?.[1] ?? null);
        note(node);
        return;
      }
      const [[, kept]] = left.splice(found, 1);
      if (found) old.insertBefore(kept, left[0][1]);
      redrawNode(kept, node);
    });
    for (const [, node] of left) node.remove();
  }

  window.boonlake.redraw = (element, markup) => {
    const fresh = element.cloneNode(false);
    fresh.innerHTML = markup;
    root = element;
    redrawChildren(element, fresh);
  };

  function glow(thing) {
    thing.animate(GLOW, FADING).id = "glow";
  }

  // A part of a drawing shines by a light over it: to change it would paint all of the drawing.
  function shine(thing) {
    const box = thing.getBoundingClientRect();
    if (!box.width) return;
    const light = document.createElement("div");
    light.className = "shine";
    light.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    document.getElementById("screen").append(light);
    const fading = light.animate([{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }], FADING);
    fading.id = "glow";
    fading.onfinish = () => light.remove();
  }

  // Lets what has changed since the last call glow within what a selector finds, "" for nowhere. It
  // begins after the picture, which does not wait for it.
  window.boonlake.glow = (within) => {
    const things = [...changed].slice(0, MOST);
    const all = new Set(changed);
    changed.clear();
    if (!within || !things.length) return;
    setTimeout(() => {
      for (const thing of things) {
        if (!thing.isConnected || !thing.closest(within)) continue;
        let outer = thing.parentElement;
        while (outer && !all.has(outer)) outer = outer.parentElement;
        if (!outer) (thing.ownerSVGElement ? shine : glow)(thing);
      }
    }, 0);
  };
})();
