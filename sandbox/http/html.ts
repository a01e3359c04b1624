import { escapeHtml } from "../../app/browser/served-html/escape-html";
import type { LocaleCode } from "../world/words";

interface HtmlPage {
  /** English where only testers see the page. */
  locale?: LocaleCode;
  title: string;
  style: string;
  /** Attributes of the body, as they are written. */
  body?: string;
  content: string;
  status?: number;
  headers?: Record<string, string>;
}

/** A page as one document without anything to load, unknown to search engines. */
export function htmlPage({ locale, title, style, body = "", content, status, headers }: HtmlPage): Response {
  return htmlReply(
    `<!doctype html>
<html lang="${locale ?? "en"}" dir="${locale === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body${body && ` ${body}`}>
${content}
</body>
</html>`,
    status,
    headers,
  );
}

/** A value as a script may hold it: no tag can begin inside. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

export function htmlReply(html: string, status = 200, more: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      // The token stands in the address.
      "Referrer-Policy": "no-referrer",
      ...more,
    },
  });
}
