import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import { programPath } from "../scripts/needs/provide";
import { ask } from "../tests/support/ask";
import { startSite } from "../tests/support/site";
import { kilobytes } from "./format";
import type { Row } from "./results";

const pages = { home: "/", "game hall": "/gamehall", "sign-in": "/forms/sign_in" };

type Kind = "html" | "js" | "css" | "fonts" | "messages" | "pictures" | "other";

/** Requests per kind, with their transferred bytes. */
type Loaded = Record<Kind, { bytes: number; requests: number }>;

/** Measures documents, and what a first visit downloads from our server until the page is usable. */
export async function benchClientBytes(): Promise<Row[]> {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: "600" } });
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(
        ...(await documentRows(site.url, name, path)),
        ...rowsOf(name, await loadPage(browser, site.url, path)),
      );
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** A visitor's: chromium without a window calls itself headless, and is served as a crawler. */
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: programPath("chromium"),
    args: ["--no-sandbox", "--disable-gpu", `--user-agent=${USER_AGENT}`],
  });
}

/** Loads a page on a phone with an empty cache. */
export async function loadPage(browser: Browser, siteUrl: string, path: string): Promise<Loaded> {
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith(siteUrl)) finished.push(request);
  });
  await page.goto(siteUrl + path, { waitUntil: "networkidle" });
  const none = () => ({ bytes: 0, requests: 0 });
  const loaded: Loaded = {
    html: none(),
    js: none(),
    css: none(),
    fonts: none(),
    messages: none(),
    pictures: none(),
    other: none(),
  };
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
  const kinds = Object.entries(loaded).map(([kind, part]) => `${kind} ${kilobytes(part.bytes)}`);
  const what = `first load of ${name}`;
  return [
    { what: `${what}: JS`, figure: loaded.js.bytes / 1000, unit: "kB" },
    { what: `${what}: requests for JS`, figure: loaded.js.requests, unit: "requests" },
    { what: `${what}: all but HTML`, figure: bytes / 1000, unit: "kB", detail: kinds.join(", ") },
    { what: `${what}: requests for all but HTML`, figure: requests, unit: "requests" },
  ];
}

function kindOf(path: string): Kind {
  if (path.startsWith("/i18n/")) return "messages";
  if (path.startsWith("/_ipx/")) return "pictures";
  if (path.endsWith(".js")) return "js";
  if (path.endsWith(".css")) return "css";
  return path.endsWith(".woff2") ? "fonts" : "other";
}
