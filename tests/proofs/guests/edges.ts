/** What servers on the way change in the HTML of a document, beside what its scripts say. */
export const edges: Record<string, (html: string) => string> = {
  "a server that hides addresses of mail": outsideScripts((text) =>
    text.replace(
      /(?<=>[^<>]*)[\w.+-]+@[\w.-]+\.\w+(?=[^<>]*<)/g,
      '<a href="/cdn-cgi/l/email" class="__cf_email__">$&</a>',
    ),
  ),
  "a server that adds scripts to head and body": (html) => {
    const [nonce = ""] = / nonce="[^"]+"/.exec(html) ?? [];
    const script = `<script${nonce} src="${edgeScript}"></script>`;
    return html.replace("<head>", `$&${script}`).replace("</body>", `${script}$&`);
  },
  "a server that removes comments": outsideScripts((text) => text.replace(/<!--.*?-->/gs, "")),
  // Not right before a late part: React's own script marks the node there, and a text would be visible.
  "a server that adds whitespace": outsideScripts((text) =>
    text.replace(/(?<!--|<\/body)>(?=<\/?\w)/g, ">\n"),
  ),
  "a server that removes whitespace": outsideScripts((text) => text.replace(/>\s+</g, "><")),
  "a server that greets browsers without script": (html) =>
    html.replace(/<body[^>]*>/, '$&<noscript><img src="/favicon.ico" alt=""></noscript>'),
};

/** Of the site's own origin: a policy of hashes lets it run. */
export const edgeScript = "/_edge.js";

function outsideScripts(change: (text: string) => string): (html: string) => string {
  return (html) => {
    const parts: string[] = [];
    let at = 0;
    for (const { index, 0: verbatim } of html.matchAll(/<(script|style|textarea|pre)\b.*?<\/\1>/gs)) {
      parts.push(change(html.slice(at, index)), verbatim);
      at = index + verbatim.length;
    }
    return [...parts, change(html.slice(at))].join("");
  };
}
