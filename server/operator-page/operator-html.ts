import { createHash } from "node:crypto";
import { escapeHtml } from "../../app/browser/served-html/escape-html";

const STYLE =
  ":root{color-scheme:light dark}body{margin:0 auto;max-width:72rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}" +
  "h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}div{overflow-x:auto}table{border-collapse:collapse}" +
  "th,td{text-align:start;vertical-align:top;padding:.4rem 1.25rem .4rem 0;border-bottom:1px solid #8886}" +
  "th{font-weight:600}.wrong{color:light-dark(#a3123a,#ff8fa8);font-weight:600}" +
  "@media(min-width:48rem){.whole{white-space:nowrap}}" +
  // On a phone each row is a list of its cells, with the name of the column before each.
  "@media(max-width:48rem){body{padding:1rem}table,tbody,tr,td{display:block}thead{display:none}" +
  "tr{padding:.5rem 0;border-bottom:1px solid #8886}td{display:grid;grid-template-columns:8rem 1fr;gap:.75rem;padding:.2rem 0;border:0;overflow-wrap:anywhere}" +
  "td::before{content:attr(data-name);font-weight:600}}button{font:inherit;padding:.4rem .8rem}";

/** Nothing but the page's own style. */
export const OPERATOR_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export const text = escapeHtml;

/** A page for people: in English as the log is, without script. */
export function operatorDocument(title: string, heading: string, main: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>${heading}</h1>${main}</main></body></html>`
  );
}

/** A heading with a table, or with a text where there are no rows. Cells are HTML. */
export function section(title: string, none: string, rows: readonly Record<string, string>[]): string {
  const [first] = rows;
  if (!first) return `<h2>${title}</h2><p>${none}</p>`;
  const head = Object.keys(first).map((name) => `<th scope="col">${name}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${Object.entries(row)
        .map(([name, cell]) => `<td data-name="${name}"><span>${cell}</span></td>`)
        .join("")}</tr>`,
  );
  return `<h2>${title}</h2><div><table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

/** A moment, to the second. */
export function time(ms: number): string {
  const iso = new Date(ms).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")} UTC</time>`;
}

/** Text between backticks is code. */
export function marked(advice: string): string {
  return text(advice).replace(/`(.+?)`/g, "<code>$1</code>");
}
