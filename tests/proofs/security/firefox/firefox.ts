import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../../../../server/config";
import { createDocumentPolicies } from "../../../../server/content-security-policy";
import { type Engine, type EnginePage, isAlive, mustBeQuiet } from "../../../support/engines/engine-page";
import { startFirefox } from "../../../support/engines/firefox";
import { routeTable } from "../../../support/route-table";
import { type Site, startSite } from "../../../support/site";
import type { Table } from "../../table";
import { EVIL, policyCases } from "../policy-cases";

/** Every page, and hostile documents, in Firefox. Nothing is skipped silently. */
export async function proveFirefox(table: Table): Promise<void> {
  if (process.argv.includes("--without-firefox")) {
    process.stdout.write("Firefox is left out, as asked.\n");
    return;
  }
  const firefox = await startFirefox();
  const site = await startSite();
  try {
    await provePolicies(table, firefox.page);
    await provePages(table, firefox, site);
  } finally {
    await firefox.stop();
    await site.stop();
  }
}

/** Every page of visitors comes to life without a complaint. */
async function provePages(table: Table, { page, takeComplaints }: Engine, site: Site) {
  const pages = routeTable.filter(({ visitor }) => visitor.kind === "page").map(({ path }) => path);
  for (const path of pages) {
    await table.check("Firefox: pages come to life without a complaint", path, async () => {
      await takeComplaints();
      await page.goto(site.url + path);
      await page.until(isAlive);
      await page.until('document.querySelector("h1")');
      await mustBeQuiet(takeComplaints);
    });
  }
}

/** The documents that are tried in Chromium, from a server, because requests of Firefox cannot be intercepted. */
async function provePolicies(table: Table, page: EnginePage) {
  const requests: string[] = [];
  const elsewhere = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.writeHead(200, { "Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*" });
    response.end("ran(1)");
  }).listen(0);
  let [headers, body]: [Record<string, string | string[]>, string] = [{}, ""];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/document")
      response.writeHead(200, { ...headers, "Content-Type": "text/html" }).end(body);
    else if (pathname === "/own.js")
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(decodeURIComponent(search.slice(1)));
    else response.writeHead(404).end();
  }).listen(0);
  await Promise.all([server, elsewhere].map((one) => one.listening || once(one, "listening")));
  const portOf = (one: typeof server) => (one.address() as AddressInfo).port;
  const origin = `http://localhost:${portOf(server)}`;
  const evil = `http://127.0.0.1:${portOf(elsewhere)}`;
  const policies = createDocumentPolicies(
    readConfig({
      PLATFORM_URL: "https://p.example",
      CONTENT_URL: "https://c.example",
      GAME_FRAME_ORIGINS: "https://games.example",
      PAYMENT_ORIGINS: "https://pay.example",
    }),
  );
  const inline = (code: string) => `<script nonce="bm9uY2U">${code}</script>`;
  const ownFile = (code: string) => `<script src="/own.js?${encodeURIComponent(code)}"></script>`;
  const kinds = {
    "control: runs without a policy": { headers: {}, trusted: inline },
    "nonce pages": { headers: policies({ nonce: "bm9uY2U" }, "site", origin), trusted: inline },
    "frame pages": { headers: policies({ nonce: "bm9uY2U" }, "frame", origin), trusted: inline },
    "shared pages": {
      headers: policies({ scriptHashes: [], styleHashes: [] }, "site", origin),
      trusted: ownFile,
    },
  };
  for (const [kind, { headers: sent, trusted }] of Object.entries(kinds)) {
    for (const { name, markup, script = "" } of policyCases) {
      await table.check(`Firefox, CSP, ${kind}`, name, async () => {
        headers = { ...sent };
        const listener = trusted("window.ran = () => { window.hasRun = true }");
        const content = (markup ?? trusted(script)).replaceAll(`https://${EVIL}`, evil);
        body = `<!doctype html><html><head>${listener}</head><body>${content}</body></html>`;
        requests.length = 0;
        await page.goto(`${origin}/document?${Math.random()}`);
        for (let turn = 0; turn < 4 && requests.length === 0; turn += 1)
          await page.read("new Promise((go) => setTimeout(go, 25))").catch(() => {});
        const hasRun = await page.read<boolean>("window.hasRun === true").catch(() => false);
        const escaped = hasRun || requests.length > 0;
        if (escaped !== kind.startsWith("control")) throw new Error(escaped ? "escapes" : "does nothing");
      });
    }
  }
  server.close();
  elsewhere.close();
}
