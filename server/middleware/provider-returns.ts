import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { payResults } from "../../app/features/cashier/result/pay-results";
import { acceptedLanguages } from "../../app/i18n/accepted-languages";
import { catalogues } from "../../app/i18n/messages/catalogue";
import { MAX_BODY, senderOf } from "./csrf-check";
import { type BodyReader, isRefusal } from "./request-body";
import type { Step } from "./request-state";

/** Where providers send players back to, under `/cashier` (docs/contract.md#3.6): result pages and a deposit's step. */
const addresses = [
  ...Object.entries(payResults).map(([name, { takesTransaction }]) =>
    takesTransaction ? `${name}(?:/[^/]+)?` : name,
  ),
  "deposit/[^/]+",
];
const RETURN = new RegExp(`^(?:/([a-z]{2,3}(?:-[a-z0-9]{2,8})*))?/cashier/(?:${addresses.join("|")})$`, "i");

/** The query name that the contract gives these pages (docs/contract.md#d97), and the longest id. */
const TRANSACTION = "transaction";
const LONGEST = 64;

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * Bank pages, 3-D Secure and wallets return by a POST of their own, which brings no `Lax` cookies along. On these
 * addresses alone it leads to the same address by GET; nothing is read from cookies and nothing is written
 * (docs/contract.md#o44).
 */
export function createReturnStep({ readBody }: Pick<BodyReader, "readBody">): Step {
  return (req, res) => {
    const { path } = req.state;
    const isReturn = req.method === "POST" && RETURN.test(path) && !path.endsWith(".data");
    return isReturn && senderOf(req) !== "ours" && goOn(req, res, readBody);
  };
}

async function goOn(req: IncomingMessage, res: ServerResponse, readBody: BodyReader["readBody"]) {
  req.state.label = "return of a provider";
  const address = await addressOf(req, readBody);
  res.setHeader("Cache-Control", "no-store");
  // A navigation of a frame that another site began has no cookies either: there, a page of the site navigates again.
  if (req.headers["sec-fetch-dest"] === "iframe") sendPage(req, res, address);
  else res.writeHead(303, { Location: address }).end();
  return true;
}

/** The same address, with the payment that only the body names. A body that cannot be read names none. */
async function addressOf(req: IncomingMessage, readBody: BodyReader["readBody"]): Promise<string> {
  const { path, search } = req.state;
  const body = await readBody(req, MAX_BODY);
  const query = new URLSearchParams(search);
  const isNamed = query.has(TRANSACTION) || /\/(?:paysuccess|payfail|paypending)\/./i.test(path);
  if (isRefusal(body) || isNamed) return path + search;
  const headers = { "content-type": req.headers["content-type"] ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => new FormData());
  const named = form.get(TRANSACTION);
  if (typeof named !== "string" || named === "" || named.length > LONGEST) return path + search;
  query.set(TRANSACTION, named);
  return `${path}?${query}`;
}

/**
 * Continues by itself, also without script; any site may frame it, because it has no other control than the link to
 * continue.
 */
function sendPage(req: IncomingMessage, res: ServerResponse, address: string): void {
  const { locale, text } = wordsFor(req);
  const href = escapeHtml(address);
  const body =
    `<!doctype html><html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8">` +
    `<title>${text}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0;url=${href}"></head>` +
    `<body><p><a href="${href}" target="_top">${text}</a></p></body></html>`;
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Content-Security-Policy", POLICY);
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.end(body);
}

/** In the language of the address, else of the browser, as far as the site brings it along. */
function wordsFor({ state, headers }: IncomingMessage): { locale: string; text: string } {
  const wished = [RETURN.exec(state.path)?.[1], headers["accept-language"]].filter(Boolean).join();
  const found = acceptedLanguages(wished).map((tag) =>
    Object.keys(catalogues).find((code) => `${code}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase())),
  );
  const locale = found.find(Boolean) ?? "en-US";
  return { locale, text: escapeHtml(catalogues[locale]?.["auth.signedIn.goOn"] ?? "") };
}
