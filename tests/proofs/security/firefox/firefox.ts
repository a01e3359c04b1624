import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { programPath } from "../../../../scripts/needs/provide";
import { readConfig } from "../../../../server/config";
import { createDocumentPolicies } from "../../../../server/content-security-policy";
import { routeTable } from "../../../support/route-table";
import { type Site, startSite } from "../../../support/site";
import { say } from "../../../support/words";
import type { Table } from "../../table";
import { EVIL, policyCases } from "../policy-cases";
import { type FirefoxPage, startFirefox } from "./bidi-page";

const ESCAPE = "\uE00C";

/** Reading, signing in, dialogs, a deposit, and hostile documents in Firefox. Nothing is left out silently. */
export async function proveFirefox(table: Table): Promise<void> {
  if (process.argv.includes("--without-firefox")) {
    process.stdout.write("Firefox is left out, as asked.\n");
    return;
  }
  const firefox = await startFirefox(programPath("firefox"));
  const site = await startSite();
  try {
    await provePolicies(table, firefox.page);
    await provePages(table, firefox.page, site);
    await proveJourneys(table, firefox.page, site);
  } finally {
    await firefox.stop();
    await site.stop();
  }
}

const isHydrated = 'Object.keys(document.body ?? {}).some((key) => key.startsWith("__react"))';
const named = (scope: string, name: string) =>
  `[...document.querySelectorAll(${JSON.stringify(scope)})].find((element) => element.textContent.trim() === ${JSON.stringify(name)} || element.getAttribute("aria-label") === ${JSON.stringify(name)})`;
const field = (name: string) => `document.querySelector('main [name="${name}"], dialog [name="${name}"]')`;

/**
 * Firefox says so where a reply is still arriving as the page is left, and reads nothing ahead under `default-src`:
 * what a link would have read ahead is read when it is followed.
 */
const KNOWN = /Error in input stream|default-src\S* .*\.data\?/;

async function mustBeQuiet(page: FirefoxPage) {
  const complaints = (await page.takeComplaints()).filter((text) => !KNOWN.test(text));
  if (complaints.length > 0) throw new Error(complaints.join("; ").slice(0, 300));
}

/** Every page of visitors comes to life without a complaint. */
async function provePages(table: Table, page: FirefoxPage, site: Site) {
  const pages = routeTable.filter(({ visitor }) => visitor.kind === "page").map(({ path }) => path);
  for (const path of pages) {
    await table.check("Firefox: pages come to life without a complaint", path, async () => {
      await page.takeComplaints();
      await page.goto(site.url + path);
      await page.until(isHydrated);
      await page.until('document.querySelector("h1")');
      await mustBeQuiet(page);
    });
  }
}

/** Each goes on where the one before has ended. */
async function proveJourneys(table: Table, page: FirefoxPage, site: Site) {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  const at = (path: string) => `location.href === ${JSON.stringify(site.url + path)}`;
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await page.until(isHydrated);
  };
  const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
  const dialog = 'document.querySelector("dialog[open]")';
  const signIn = async (secret: string) => {
    await open("/forms/sign_in");
    await page.type(field("login"), login);
    await page.type(field("password"), secret);
    await page.click(named("main button", say("auth.login.submit")));
  };
  const journeys: Record<string, () => Promise<unknown>> = {
    "a dialog opens from its address": async () => {
      await open("/?show_popup_auth");
      await page.until(dialog);
    },
    "and closes": async () => {
      await page.click(named("dialog a, dialog button", say("common.close")));
      await page.until(`!${dialog} && ${at("/")}`);
    },
    "a search finds its way to the hall": async () => {
      await open("/?dialog=search");
      await page.type('document.querySelector("dialog input:not([type=hidden])")', "dunes");
      await page.click(named("dialog button", say("search.submit")));
      await page.until(at("/gamehall?search=dunes"));
    },
    "a page is left without a new document": async () => {
      await open("/gamehall");
      await page.read("void (window.isSame = true)");
      await page.click(`document.querySelector('footer a[href="/terms"], a[href="/terms"]')`);
      await page.until(`${at("/terms")} && window.isSame`);
    },
    "a wrong password is said": async () => {
      await signIn("Wrong-pass1");
      await page.until('document.querySelector("main [role=alert]")');
    },
    "signing in": async () => {
      await signIn(password);
      await page.until(`${at("/")} && ${shows("1,305.50")}`);
    },
    "a dialog of a player's": async () => {
      await open("/?confirm=bonus_remove&id=601");
      await page.until(dialog);
      await page.press(ESCAPE);
      await page.until(`!${dialog}`);
    },
    "a deposit without an amount says what is missing": async () => {
      await open("/cashier/deposit/sandinstant");
      await page.read(`void (${field("amount")}.value = "")`);
      await page.type(field("amount"), "0");
      await page.click(named("main button", say("deposit.submit")));
      await page.until('document.querySelector("main [aria-invalid=true]")');
    },
    "a deposit": async () => {
      await open("/cashier/deposit/sandinstant");
      await page.read(`void ${field("amount")}.select()`);
      await page.type(field("amount"), "70");
      await page.click(named("main button", say("deposit.submit")));
      await page.until(`location.pathname.startsWith("/cashier/paysuccess/") && ${shows("1,375.50")}`);
    },
    "its row in the history": async () => {
      await open("/cashier/history");
      await page.until(`document.querySelector("main li.entry")?.innerText.includes("70.00")`);
    },
    "signing out": async () => {
      await open("/profile/settings");
      await page.read(`void document.querySelector('form[action$="/logout"]').requestSubmit()`);
      await page.until(`!document.querySelector('form[action$="/logout"]')`);
    },
  };
  for (const [name, go] of Object.entries(journeys)) {
    await table.check("Firefox: journeys", name, async () => {
      await page.takeComplaints();
      await go();
      await mustBeQuiet(page);
    });
  }
}

/** The documents that are tried in Chromium, from a server, since nothing stands between Firefox and the network. */
async function provePolicies(table: Table, page: FirefoxPage) {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? "");
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
        asked.length = 0;
        await page.goto(`${origin}/document?${Math.random()}`);
        for (let turn = 0; turn < 4 && asked.length === 0; turn += 1)
          await page.read("new Promise((go) => setTimeout(go, 25))").catch(() => {});
        const hasRun = await page.read<boolean>("window.hasRun === true").catch(() => false);
        const escaped = hasRun || asked.length > 0;
        if (escaped !== kind.startsWith("control")) throw new Error(escaped ? "escapes" : "does nothing");
      });
    }
  }
  server.close();
  elsewhere.close();
}
