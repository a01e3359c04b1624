import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { acceptsHtml } from "../../app/i18n/accept-headers";
import { fillPlaceholders } from "../../app/i18n/text-rules";
import { localeFor } from "../../app/market/file/words";
import { licencesOf } from "../../app/market/licences";
import type { Market } from "../../app/market/market-file";
import type { RequestState } from "./request-state";
import type { Refusal } from "./request-target";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:1.5rem;" +
  "font:1rem/1.5 system-ui,sans-serif;background:#101418;color:#e8eaed}h1{font-size:3.5rem;margin:0}" +
  "a{color:inherit}small{opacity:.6}footer{margin-top:2rem;max-width:60ch}@media(prefers-color-scheme:light){body{background:#fff;color:#16191d}}";

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const TEXTS: Record<number, string> = {
  403: "This was sent from outside of this site, so nothing was done. Open the page here, and send it again from there.",
  404: "Page not found.",
  405: "This cannot be done here.",
  408: "This took too long to arrive. Please send it again.",
  413: "That was too much to send at once.",
  429: "Too many requests. Please wait a moment.",
  500: "Something went wrong on our side. Please try again.",
  503: "We are very busy. Please try again in a moment.",
};

/**
 * What the market has every page say, where it does: the sentence of each licence, in the first language of the
 * market. Made once at start, of the file alone.
 */
export function errorPageFooter({ licence, locales = [] }: Pick<Market, "licence" | "locales">): string {
  if (!licence.places.includes("foot")) return "";
  const lines = licencesOf(licence).map(({ holder, link, number, on = "", sentence }) => {
    const locale = localeFor(sentence, locales[0] ?? "");
    const text = fillPlaceholders(sentence[locale] ?? "", { holder, number, date: on });
    return `<p lang="${locale}" dir="auto"><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></p>`;
  });
  return `<footer>${lines.join("")}</footer>`;
}

/** The last-resort error page: static, without the app and without any external input, so it cannot fail itself. */
function errorPage(status: number, { errorFooter, requestId }: RequestState, detail?: string): string {
  const text =
    detail ?? TEXTS[status] ?? (status < 500 ? "This request could not be understood." : TEXTS[500]);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${status}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>${status}</h1><p>${text}</p>` +
    `<p><a href="/">Home</a></p><small>Reference: ${requestId}</small>${errorFooter}</main></body></html>`
  );
}

/** Sends the static error page, or one line of text to clients that do not accept HTML. `detail` is trusted text. */
export function sendError(req: IncomingMessage, res: ServerResponse, status: number, detail?: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const isPage = acceptsHtml(req.headers.accept);
  const body = isPage ? errorPage(status, req.state, detail) : `${detail ?? status}\n`;
  res.statusCode = status;
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Type", isPage ? "text/html; charset=utf-8" : "text/plain; charset=utf-8");
  res.setHeader("Content-Security-Policy", POLICY);
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.end(req.method === "HEAD" ? undefined : body);
}

/** Rejects a request before it reaches the app. On 4xx the connection is closed too. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, reason, detail }: Refusal,
): void {
  req.state.label = `refused: ${reason}`;
  for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value);
  if (status < 500) res.setHeader("Connection", "close");
  sendError(req, res, status, detail);
}
