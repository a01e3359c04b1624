import type { IncomingMessage, ServerResponse } from "node:http";

const STYLE =
  "body{margin:0;padding:2rem;font:1rem/1.5 system-ui,sans-serif;background:#181818;color:#d8d8d8}" +
  "h1{font-size:1.25rem;color:#ff5555}pre{overflow:auto;font:.875rem/1.5 ui-monospace,monospace}";
/** Seconds. */
const LOOKS_AGAIN = 2;

/**
 * The page in place of all others while the site cannot be made: complete without script. With script Vite's client
 * lays its overlay over it, and loads it again when the file is mended; without, it does so by itself.
 */
export function sendErrorPage(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  hasClient: boolean,
): void {
  if (res.headersSent) return void res.destroy();
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  const isPage = req.headers.accept?.includes("text/html");
  res.writeHead(500, {
    "Cache-Control": "no-store",
    "Content-Type": `text/${isPage ? "html" : "plain"}; charset=utf-8`,
  });
  res.end(isPage ? page(text, hasClient) : `${text}\n`);
}

function page(text: string, hasClient: boolean): string {
  const again = `<meta http-equiv="refresh" content="${LOOKS_AGAIN}">`;
  // A server that fails at each request fails at that of the client too.
  const orAgain = `onerror="setTimeout(()=>location.reload(),${LOOKS_AGAIN}000)"`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The site cannot be made</title>' +
    `${hasClient ? `<script type="module" src="/@vite/client" ${orAgain}></script><noscript>${again}</noscript>` : again}` +
    `<style>${STYLE}</style></head><body><main><h1>The site cannot be made</h1>` +
    `<p>This page goes once the file is mended.</p><pre>${escaped(text)}</pre></main></body></html>`
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
