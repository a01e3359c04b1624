import { type Browser, chromium, type Request } from "@playwright/test";
import { startSite } from "../tests/site";
import { kilobytes, type Row } from "./results";

const pages = { home: "/", "game hall": "/gamehall", "sign-in": "/forms/sign_in" };

type Kind = "js" | "css" | "fonts" | "messages" | "pictures" | "other";

/** What a first visit loads from us until the page is usable: requests, and bytes as they came over the wire. */
export async function benchClientBytes(): Promise<Row[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(...(await visit(browser, site.url, name, path)));
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function visit(browser: Browser, siteUrl: string, name: string, path: string): Promise<Row[]> {
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith(siteUrl) && request.resourceType() !== "document") finished.push(request);
  });
  await page.goto(siteUrl + path, { waitUntil: "networkidle" });
  const bytes: Record<Kind, number> = { js: 0, css: 0, fonts: 0, messages: 0, pictures: 0, other: 0 };
  const counts: Record<Kind, number> = { js: 0, css: 0, fonts: 0, messages: 0, pictures: 0, other: 0 };
  for (const request of finished) {
    const kind = kindOf(new URL(request.url()).pathname);
    bytes[kind] += (await request.sizes()).responseBodySize;
    counts[kind] += 1;
  }
  await context.close();
  const kinds = Object.keys(bytes) as Kind[];
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return [
    { what: `first load of ${name}: JS`, value: `${kilobytes(bytes.js)}, ${counts.js} requests` },
    {
      what: `first load of ${name}: all but HTML`,
      value: `${kilobytes(total)}, ${finished.length} requests`,
      ratio: kinds.map((kind) => `${kind} ${kilobytes(bytes[kind])}`).join(", "),
    },
  ];
}

function kindOf(path: string): Kind {
  if (path.startsWith("/i18n/")) return "messages";
  if (path.startsWith("/_ipx/")) return "pictures";
  if (path.endsWith(".js")) return "js";
  if (path.endsWith(".css")) return "css";
  return path.endsWith(".woff2") ? "fonts" : "other";
}
