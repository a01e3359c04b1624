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
