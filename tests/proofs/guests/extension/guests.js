/**
 * What extensions, translators and browsers change in a page, by the name of the guest, then by the moment. The page's
 * cookie `guest` says which of them are at work.
 */
const guests = {
  "style and script at the head's start": {
    start: () => atOnce("head", (head) => head.prepend(...styleAndScript())),
  },
  "style and script at the head's end": { end: () => document.head.append(...styleAndScript()) },
  "elements first and last in the body": {
    end: () => {
      document.body.prepend(mark("div"));
      document.body.append(mark("div"));
    },
  },
  "an element behind the body": { start: () => atOnce("body", (body) => body.after(mark("a-checker"))) },
  "attributes of document, body and fields": {
    end: () => {
      for (const element of [document.documentElement, document.body, ...all("input, select, textarea")])
        element.setAttribute("data-guest-checked", "true");
    },
  },
  "an icon after each field": {
    end: () => each("input:not([type=hidden])", (field) => field.after(mark("span"))),
  },
  "a picture in each link": { end: () => each("a", (link) => link.append(mark("img"))) },
  "numbers wrapped": {
    end: () => wrapWords(/\d/, () => mark("span")),
    idle: () => wrapWords(/\d{4}/, () => Object.assign(mark("a"), { href: "tel:0" })),
  },
  "words translated at once": { end: () => wrapWords(/\p{L}/u, () => mark("font")) },
  // As browsers do it: the page's own text is gone.
  "words translated later": { idle: () => setTimeout(wrapWords, 200, /\p{L}/u, () => mark("font"), true) },
  "a frame": { end: () => document.body.append(mark("iframe")) },
  "a shadow host in the page": {
    end: () => {
      const host = mark("a-manager");
      host.attachShadow({ mode: "closed" }).append("shadow");
      (document.querySelector("form") ?? document.querySelector("main"))?.append(host);
    },
  },
  "a node moved": { end: () => withMain((main) => main.append(main.firstElementChild)) },
  "a node removed": { end: () => withMain((main) => main.querySelector("p, span, svg")?.remove()) },
  "a node moved later": {
    idle: () =>
      setTimeout(withMain, 200, (main) => {
        // What is moved loses the focus, with React or without.
        const moved = main.querySelector(":scope > :not(:focus-within)");
        if (moved) main.append(moved);
      }),
  },
};

const all = (selector) =>
  [...document.querySelectorAll(selector)].filter((element) => !element.closest("[data-guest]"));
const each = (selector, change) => all(selector).forEach(change);

/** An element that takes no room: what a guest looks like is not the site's. */
function mark(name) {
  const element = document.createElement(name);
  element.dataset.guest = "";
  element.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  return element;
}

function styleAndScript() {
  const style = Object.assign(document.createElement("style"), { textContent: "a-guest{color:red}" });
  const script = Object.assign(document.createElement("script"), { type: "text/plain" });
  return [style, script].map((element) => Object.assign(element, { className: "guest" }));
}

/** Changes an element as soon as the parser has made it. */
function atOnce(name, change) {
  const seen = new MutationObserver(() => {
    const element = document.querySelector(name);
    if (!element) return;
    seen.disconnect();
    change(element);
  });
  seen.observe(document, { childList: true, subtree: true });
}

function withMain(change) {
  const main = document.querySelector("main");
  if (main?.firstElementChild) change(main);
}

function wrapWords(pattern, make, isCopied = false) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { parentElement: parent, data } = texts.currentNode;
    if (pattern.test(data) && !parent.closest("script, style, noscript, textarea, option, [data-guest]"))
      found.push(texts.currentNode);
  }
  for (const text of found) {
    const wrapper = make();
    wrapper.style.cssText = "";
    text.replaceWith(wrapper);
    wrapper.append(isCopied ? text.data : text);
  }
}

// biome-ignore lint/correctness/noUnusedVariables: the scripts of the three moments call it
function change(moment) {
  const name = /(?:^|; )guest=([^;]+)/.exec(document.cookie)?.[1];
  if (name) guests[decodeURIComponent(name)]?.[moment]?.();
}
