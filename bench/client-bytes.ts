import { brotliDecompressSync } from "node:zlib";
import type { Browser, Request } from "@playwright/test";
import { ask } from "../tests/support/ask";
import { inBrowser } from "./phone";
import type { Row } from "./results";
import { kilobytes } from "./statistics";

const pages = { home: "/", "game hall": "/gamehall", "sign-in": "/forms/sign_in" };

const kinds = ["html", "js", "css", "fonts", "messages", "pictures", "other"] as const;

/** Requests per kind, with their transferred bytes. */
type Loaded = Record<(typeof kinds)[number], { bytes: number; requests: number }>;

/** Measures documents, and what a first visit downloads from our server until the page is usable. */
export function benchClientBytes(): Promise<Row[]> {
  return inBrowser({}, async (browser, { url }) => {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(
        ...(await documentRows(url, name, path)),
        ...rowsOf(name, await loadPage(browser, url, path)),
      );
    return rows;
  });
}

/** Loads a page on a phone with an empty cache. */
async function loadPage(browser: Browser, siteUrl: string, path: string): Promise<Loaded> {
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith(siteUrl)) finished.push(request);
  });
  await page.goto(siteUrl + path, { waitUntil: "networkidle" });
  const loaded = Object.fromEntries(kinds.map((kind) => [kind, { bytes: 0, requests: 0 }])) as Loaded;
  for (const request of finished) {
    const part =
      loaded[request.resourceType() === "document" ? "html" : kindOf(new URL(request.url()).pathname)];
    part.bytes += (await request.sizes()).responseBodySize;
    part.requests += 1;
  }
  await context.close();
  return loaded;
}

async function documentRows(url: string, name: string, path: string): Promise<Row[]> {
  const { body } = await ask(url, path, { headers: { "Accept-Encoding": "br" } });
  return [
    { what: `HTML of ${name}: raw`, figure: brotliDecompressSync(body).length / 1000, unit: "kB" },
    { what: `HTML of ${name}: brotli`, figure: body.length / 1000, unit: "kB" },
  ];
}

function rowsOf(name: string, { html: _, ...loaded }: Loaded): Row[] {
  const parts = Object.values(loaded);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const requests = parts.reduce((sum, part) => sum + part.requests, 0);
  const detail = Object.entries(loaded)
    .map(([kind, { bytes }]) => `${kind} ${kilobytes(bytes)}`)
    .join(", ");
  const what = `first load of ${name}`;
  return [
    { what: `${what}: JS`, figure: loaded.js.bytes / 1000, unit: "kB" },
    { what: `${what}: requests for JS`, figure: loaded.js.requests, unit: "requests" },
    { what: `${what}: all but HTML`, figure: bytes / 1000, unit: "kB", detail },
    { what: `${what}: requests for all but HTML`, figure: requests, unit: "requests" },
  ];
}

function kindOf(path: string): keyof Loaded {
  if (path.startsWith("/i18n/")) return "messages";
  if (path.startsWith("/_ipx/")) return "pictures";
  if (path.endsWith(".js")) return "js";
  if (path.endsWith(".css")) return "css";
  return path.endsWith(".woff2") ? "fonts" : "other";
}
