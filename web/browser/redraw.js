// Changes what an element shows with as few changes to the page as possible.
// Nodes that stay are kept, so the browser lays out and paints only what is new.
(() => {
  "use strict";

  const NAMES = ["id", "data-option", "data-act", "data-piece"];
  const FIELDS = new Set(["INPUT", "SELECT", "TEXTAREA"]);

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
    redrawChildren(element, fresh);
  };
})();
