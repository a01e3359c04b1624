import { randomBytes } from "node:crypto";
import type { Browser } from "@playwright/test";
import { chatVendors } from "../../../app/features/chat/vendors";
import type { DocumentPolicy } from "../../../app/routing/addresses/document-policies";
import { readConfig } from "../../../server/config";
import {
  createDocumentPolicies,
  type DocumentNeeds,
  type DocumentPolicies,
} from "../../../server/content-security-policy";
import { ask, navigation } from "../../support/ask";
import { type Site, startSite } from "../../support/site";
import { inTurns, type ProofOptions, selection, type Table } from "../table";
import { openListeningPage } from "./chromium";
import { EVIL, type PolicyCase, policyCases, typedSinks } from "./policy-cases";

const NONCE = "bm9uY2U";
const AT_ONCE = 3;
export const origin = "https://casino.example";

/** A document to inject into: its address, headers and surrounding markup. */
interface Host {
  address: string;
  headers: Record<string, string>;
  before: string;
  after: string;
  /** A script that the document trusts. */
  trusted: (code: string) => string;
}

/** Everything that a policy may be loosened for, by itself and together. */
const everything = {
  CHAT_VENDORS: chatVendors.join(","),
  TAG_MANAGER_ORIGINS: "https://tags.example",
  SEON_ORIGINS: "https://agent.example",
  IDENTITY_ORIGINS: "https://id.example",
  CUSTOM_CODE_ORIGINS: "https://snippets.example",
  MESSENGER_PARENTS: "https://web.messenger.example",
};
const vendors: Record<string, Record<string, string>> = {
  nobody: {},
  ...Object.fromEntries(chatVendors.map((vendor) => [vendor, { CHAT_VENDORS: vendor }])),
  ...Object.fromEntries(
    Object.entries(everything)
      .slice(1)
      .map(([name, value]) => [name, { [name]: value }]),
  ),
  everybody: everything,
};
const lists = {
  GAME_FRAME_ORIGINS: "https://games.example",
  PAYMENT_ORIGINS: "https://pay.example",
  CUSTOM_CODE: "nonce",
};

/** Hostile markup and scripts gone wrong against the policies of each kind of document, with each vendor let in. */
export async function provePolicies(table: Table, browser: Browser, options: ProofOptions): Promise<void> {
  const cases = selection(policyCases, options, 4);
  const visit = await createVisits(browser);
  await inTurns(cases, AT_ONCE, (one) =>
    table.check("CSP, control: runs without a policy", one.name, async () => {
      if (!(await escapes(visit, { ...pageWith({}), trusted: inline("") }, one))) throw new Error("does not");
    }),
  );
  const hosts = Object.entries(vendors).flatMap(([vendor, environment]) => hostsOf(vendor, environment));
  // Vendors differ on some kinds of pages only.
  const isNew = ({ host }: (typeof hosts)[number], at: number) =>
    hosts.findIndex(
      (other) => other.host.headers["Content-Security-Policy"] === host.headers["Content-Security-Policy"],
    ) === at;
  const tried = options.isSample ? hosts.filter(({ vendor }) => vendor === "everybody") : hosts.filter(isNew);
  for (const { kind, host } of tried)
    await proveCases(table, visit, `CSP, ${kind} pages: ${vendorsSaid(options)}`, host, cases);
  await proveVendors(table, visit);
  await proveSite(table, visit, cases, options);
}

const vendorsSaid = ({ isSample }: ProofOptions) => (isSample ? "every vendor" : "each vendor and none");

/** A document of each kind, with a vendor let in. */
export function hostsOf(vendor: string, environment: Record<string, string>) {
  const policies = policiesOf(environment);
  const needs = { takesMessengers: true, isLaunched: vendor !== "nobody" };
  return [
    { vendor, kind: "nonce", host: nonceHost(policies, "site", needs) },
    { vendor, kind: "identity", host: nonceHost(policies, "identity", needs) },
    { vendor, kind: "frame", host: nonceHost(policies, "frame", needs) },
    { vendor, kind: "shared", host: sharedHost(policies, needs) },
    { vendor, kind: "payment", host: nonceHost(policies, "payment", needs) },
  ];
}

const policiesOf = (environment: Record<string, string>) =>
  createDocumentPolicies(
    readConfig({
      PLATFORM_URL: "https://p.example",
      CONTENT_URL: "https://c.example",
      SITE_ORIGINS: origin,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      ...lists,
      ...environment,
    }),
  );

function nonceHost(policies: DocumentPolicies, kind: DocumentPolicy, needs: DocumentNeeds): Host {
  const headers = policies({ nonce: NONCE }, kind, origin, needs);
  return { ...pageWith(flat(headers)), trusted: inline(NONCE) };
}

function sharedHost(policies: DocumentPolicies, needs: DocumentNeeds): Host {
  const headers = policies({ scriptHashes: [], styleHashes: [] }, "site", origin, needs);
  return { ...pageWith(flat(headers)), trusted: ownFile };
}

const inline = (nonce: string) => (code: string) => `<script nonce="${nonce}">${code}</script>`;
/** A file of the site's own, which a shared document trusts; the browser is given the code when it requests it. */
const ownFile = (code: string) => `<script src="/assets/own.js?${encodeURIComponent(code)}"></script>`;

function pageWith(headers: Record<string, string>): Omit<Host, "trusted"> {
  const before = "<!doctype html><html><head><meta charset=utf-8></head><body>";
  return { address: `${origin}/`, headers, before, after: "</body></html>" };
}

const flat = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));

function proveCases(table: Table, visit: Visit, row: string, host: Host, cases: readonly PolicyCase[]) {
  const policy = host.headers["Content-Security-Policy"] ?? host.headers["content-security-policy"] ?? "";
  return inTurns(cases, AT_ONCE, (one) =>
    table.check(row, one.name, async () => {
      // The bot detection agent runs in one.
      if (one.name === "a worker of a text" && /worker-src[^;]* blob:/.test(policy)) return;
      const escaped = await escapes(visit, host, one);
      if (escaped) throw new Error(`${escaped} under ${policy.slice(0, 200)}`);
    }),
  );
}

/** Returns what has run or was requested from the evil host; null where nothing was. */
async function escapes(visit: Visit, host: Host, one: PolicyCase): Promise<string | null> {
  const { hosts, ran } = await visit(host, one.markup ?? host.trusted(one.script ?? ""));
  return ran.length > 0 ? "runs" : hosts.includes(EVIL) ? "asks another host" : null;
}

/** The result of a visit: scripts that ran, hosts that the browser requested, and `window.done`. */
type Visit = (host: Host, content: string) => Promise<{ hosts: string[]; ran: string[]; done: unknown }>;

/** Opens documents with something put into them, some at a time. */
async function createVisits(browser: Browser): Promise<Visit> {
  const idle = await Promise.all(Array.from({ length: AT_ONCE }, () => openVisitor(browser)));
  const waiting: ((visitor: Visit) => void)[] = [];
  return async (host, content) => {
    const visit = idle.pop() ?? (await new Promise<Visit>((resolve) => waiting.push(resolve)));
    try {
      return await visit(host, content);
    } finally {
      const next = waiting.shift();
      if (next) next(visit);
      else idle.push(visit);
    }
  };
}

async function openVisitor(browser: Browser): Promise<Visit> {
  const context = await browser.newContext();
  const { page, takeRan } = await openListeningPage(context);
  let hosts: string[] = [];
  let [host, content]: [Host | null, string] = [null, ""];
  await context.route("**/*", (route) => {
    const { href, hostname, pathname, search } = new URL(route.request().url());
    if (href === host?.address)
      return route.fulfill({
        headers: { ...host.headers, "Content-Type": "text/html" },
        body: host.before + content + host.after,
      });
    if (pathname === "/assets/own.js")
      return route.fulfill({ contentType: "text/javascript", body: decodeURIComponent(search.slice(1)) });
    if (host && new URL(host.address).hostname === hostname) return route.abort();
    hosts.push(hostname);
    const isScript = pathname.endsWith(".js");
    return route.fulfill({
      contentType: isScript ? "text/javascript" : "text/html",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: isScript ? "ran(1)" : "",
    });
  });
  return async (nextHost, nextContent) => {
    // What the last document still does is over before the next one counts.
    await page.goto("about:blank");
    takeRan();
    hosts = [];
    [host, content] = [nextHost, nextContent];
    await page.goto(host.address, { waitUntil: "load", timeout: 5_000 }).catch(() => {});
    for (let turn = 0; turn < 4 && hosts.length === 0; turn += 1) await page.waitForTimeout(25);
    const done = await page.evaluate(() => (window as unknown as { done?: string }).done).catch(() => null);
    return { hosts, ran: takeRan(), done };
  };
}

/** What was let in does run, and what it loads from its own host; on pages in frames nothing of it does. */
async function proveVendors(table: Table, visit: Visit) {
  const scripts = {
    TAG_MANAGER_ORIGINS: "tags.example",
    SEON_ORIGINS: "agent.example",
    CUSTOM_CODE_ORIGINS: "snippets.example",
  };
  for (const [name, hostname] of Object.entries(scripts)) {
    for (const { kind, host } of hostsOf(name, vendors[name] ?? {})) {
      const isLetIn =
        kind === "nonce" || kind === "shared" || (kind === "identity" && hostname === "snippets.example");
      await table.check(
        "CSP, control: a vendor runs where it is let in, and there alone",
        `${name}, ${kind}`,
        async () => {
          const load = `const s = document.createElement("script"); s.src = "https://${hostname}/run.js"; document.head.append(s)`;
          const { ran } = await visit(host, host.trusted(load));
          if (ran.length > 0 !== isLetIn) throw new Error(isLetIn ? "does not run" : "runs");
        },
      );
    }
  }
}

/** The built site's own documents, with everything on. */
async function proveSite(table: Table, visit: Visit, cases: readonly PolicyCase[], options: ProofOptions) {
  const site = await startSite({ environment: { ...everything, ...lists, PAGE_CACHE_SECONDS: "60" } });
  try {
    const pages: [kind: string, path: string, cookie: string][] = [
      ["nonce", "/terms", "cr_player=1"],
      ["shared", "/terms", ""],
      ["frame", "/forms/sign_in", ""],
    ];
    for (const [kind, path, cookie] of pages) {
      const host = await hostOf(site, path, cookie);
      const isShared = !host.headers["content-security-policy"]?.includes("'nonce-");
      await table.check("CSP: the site's documents are of that kind", path, () => {
        if (isShared !== (kind === "shared")) throw new Error(`${kind} it is not`);
      });
      await proveCases(table, visit, `CSP, the site's ${kind} page: every vendor`, host, cases);
    }
    await proveTrustedTypes(table, visit, site, options);
  } finally {
    await site.stop();
  }
}

async function hostOf(site: Site, path: string, cookie: string): Promise<Host> {
  const { text, all } = await ask(site.url, path, {
    headers: { ...navigation, ...(cookie && { Cookie: cookie }) },
  });
  const policy = all("content-security-policy").join(", ");
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const at = text.indexOf(">", text.indexOf("<body")) + 1;
  return {
    address: site.url + path,
    headers: { "content-security-policy": policy },
    // The site's own script is not what is tried.
    before: text.slice(0, at).replace(/<script[\s\S]*?<\/script>/g, ""),
    after: text.slice(at).replace(/<script[\s\S]*?<\/script>/g, ""),
    trusted: nonce === undefined ? ownFile : inline(nonce),
  };
}

/** The forms that partners frame take no text as markup or script; elsewhere that is only reported. */
async function proveTrustedTypes(table: Table, visit: Visit, site: Site, options: ProofOptions) {
  const reportScript = (code: string) =>
    `try { ${code}; window.done = "done" } catch (error) { window.done = error.name }`;
  const outcome = async (host: Host, code: string) =>
    (await visit(host, host.trusted(reportScript(code)))).done;
  const other = await hostOf(site, "/terms", "cr_player=1");
  const framed = await Promise.all(
    ["/forms/sign_in", "/forms/sign_up"].map((path) => hostOf(site, path, "")),
  );
  for (const [name, code] of selection(Object.entries(typedSinks), options, 3)) {
    for (const host of framed)
      await table.check(
        "Trusted Types: refused in partners' frames",
        `${name} on ${host.address}`,
        async () => {
          const done = await outcome(host, code);
          if (done !== "TypeError") throw new Error(String(done));
        },
      );
    await table.check("Trusted Types, control: let elsewhere", name, async () => {
      const done = await outcome(other, code);
      if (done !== "done") throw new Error(String(done));
    });
  }
}
