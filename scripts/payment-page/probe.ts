import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { Visit } from "../visit";
import { hashOf, type InventoryFile, kindOfInline } from "./inventory";

/** What a payment page says and loads: compared between two visits, and with the inventory of a build. */
export interface ProbedPage {
  headers: Record<string, string>;
  /** Address and hash of every script and style sheet; those in the document by what they are for. */
  files: Record<string, string>;
  /** Origins of frames and of targets of forms. */
  leadsTo: string[];
}

export type Probe = Record<string, ProbedPage>;

/** The headers that say what may run on a page, and where it may be shown. */
const watched = [
  "content-security-policy",
  "content-security-policy-report-only",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "cross-origin-opener-policy",
];

/** Where the cashier begins, and the address of one of the methods that a page offers. */
const begun: Record<string, (method: string) => string> = {
  "/cashier/wallet": () => "/cashier/wallet",
  "/cashier/deposit": (method) => `/cashier/deposit/${method}`,
  "/cashier/withdraw": (method) => `/cashier/withdraw?method=${method}`,
  "/cashier/history": () => "/cashier/history",
};

/** Opens the payment pages of a player, and the form of each method; the name of each is its address. */
export async function probePages(visit: Visit): Promise<Probe> {
  const probe: Probe = {};
  for (const [path, addressOf] of Object.entries(begun)) {
    const { methods, page } = await probePage(visit, path);
    probe[path] = page;
    for (const method of methods) {
      const address = addressOf(method);
      probe[address] = (await probePage(visit, address)).page;
    }
  }
  return probe;
}

/** What a page loads that the inventory of its build does not list. */
export function strangers(probe: Probe, inventory: readonly InventoryFile[]): string[] {
  const known = new Set(inventory.map(({ path }) => path));
  return Object.entries(probe).flatMap(([page, { files }]) =>
    Object.keys(files)
      .filter((path) => !known.has(path) && !path.startsWith("inline: ") && !isOfBrand(path))
      .map((path) => `${page} loads ${path}, which is not in the inventory`),
  );
}

/** Files of the inventory that the site does not have, or has otherwise: also those that only a click loads. */
export async function changedFiles(visit: Visit, inventory: readonly InventoryFile[]): Promise<string[]> {
  const judged = await Promise.all(
    [...new Set(inventory.map(({ path }) => path))].map(async (path) => {
      const found = await visit.file(path).then(hashOf, () => undefined);
      if (inventory.some((file) => file.path === path && file.hash === found)) return [];
      const what = found ? "has changed" : "is not there: is another build running?";
      return [`${path} of the inventory ${what}`];
    }),
  );
  return judged.flat();
}

/** What differs between two visits, one line each. */
export function differences(before: Probe, after: Probe): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((page) => {
    const [old, now] = [before[page], after[page]];
    if (!old || !now) return [`${page} ${now ? "is new" : "is gone"}`];
    const leads = now.leadsTo.filter((origin) => !old.leadsTo.includes(origin));
    return [
      ...changes(`${page}: header`, old.headers, now.headers),
      ...changes(`${page}:`, old.files, now.files),
      ...leads.map((origin) => `${page} leads to ${origin}`),
    ];
  });
}

function changes(name: string, old: Record<string, string>, now: Record<string, string>): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].sort().flatMap((key) => {
    if (old[key] === now[key]) return [];
    if (old[key] === undefined) return [`${name} ${key} is new: ${now[key]}`];
    return [
      now[key] === undefined ? `${name} ${key} is gone` : `${name} ${key} was ${old[key]}, is ${now[key]}`,
    ];
  });
}

async function probePage(visit: Visit, address: string): Promise<{ page: ProbedPage; methods: string[] }> {
  const { url, response, html } = await visit.open(address);
  const shown = new URL(url);
  // A page that fails, or another one in its place, is nothing to compare with.
  if (response.status !== 200 || !(shown.pathname + shown.search).endsWith(address))
    throw new Error(`${address} answers ${response.status} at ${shown.pathname}`);
  const { methods, leadsTo, loaded, inline } = readDocument(html, url);
  const files = await Promise.all(loaded.map(async (path) => [path, await hashAt(visit, path)] as const));
  const page = {
    headers: headersOf(response),
    files: Object.fromEntries([...files, ...inline.map((text) => inlineEntry(text))]),
    leadsTo,
  };
  return { page, methods };
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    watched.flatMap((name) => {
      const value = headers.get(name)?.replace(/'nonce-[^']+'/g, "'nonce'");
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

interface ReadDocument {
  methods: string[];
  leadsTo: string[];
  loaded: string[];
  inline: string[];
}

/** Reads a document as a browser does: in any case and quotes, with all that may run or lead elsewhere. */
function readDocument(html: string, url: string): ReadDocument {
  const [methods, leadsTo, loaded] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const inline: string[] = [];
  let text: string | undefined;
  const lead = (address: string | undefined) => {
    const target = address && URL.canParse(address, url) ? new URL(address, url) : undefined;
    if (target && target.origin !== new URL(url).origin) leadsTo.add(target.origin);
  };
  const load = (address: string) => {
    const target = new URL(address, url);
    loaded.add(target.origin === new URL(url).origin ? target.pathname : target.href);
  };
  const parser = new Parser({
    onopentag(name, { src, href, rel, type, action, formaction, name: field, value, ...others }) {
      if (name === "script" && src) load(src);
      else if (name === "script") text = type === "application/ld+json" ? undefined : "";
      if (name === "link" && href && /stylesheet|modulepreload/.test(rel ?? "")) load(href);
      if (name === "style") text = "style: ";
      if (["iframe", "embed", "frame"].includes(name)) lead(src);
      for (const address of [action, formaction]) lead(address);
      if (name === "input" && field === "method" && value) methods.add(value);
      for (const handler of Object.keys(others).filter((one) => one.startsWith("on")))
        inline.push(`${name} ${handler}`);
    },
    ontext(data) {
      if (text !== undefined) text += data;
    },
    onclosetag(name) {
      if ((name !== "script" && name !== "style") || text === undefined) return;
      if (text.trim()) inline.push(text.trim());
      for (const [, path = ""] of text.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)) load(path);
      text = undefined;
    },
  });
  parser.end(html);
  return { methods: [...methods], leadsTo: [...leadsTo].sort(), loaded: [...loaded], inline };
}

/** A script of the document by what it is for, with the hash of what is the same in each document. */
function inlineEntry(text: string): [string, string] {
  const skeleton = skeletonOf(text);
  const kind = kindOfInline(skeleton);
  return [
    `inline: ${kind?.purpose ?? `unknown: ${text.slice(0, 80)}`}`,
    kind?.isData ? "data" : createHash("sha256").update(skeleton).digest("base64"),
  ];
}

/** Without the texts in it: what is left of data has no way to call anything. */
export function skeletonOf(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\s+/g, " ");
}

/** Unknown inline scripts: always reported, with or without an earlier visit. */
export function unknownScripts(probe: Probe): string[] {
  return Object.entries(probe).flatMap(([page, { files }]) =>
    Object.keys(files)
      .filter((name) => name.startsWith("inline: unknown"))
      .map((name) => `${page} has ${name}`),
  );
}

/** Style sheet of the operator's brand: named by the hash of its content, so its address says what it is. */
function isOfBrand(path: string): boolean {
  return /^\/assets\/brand-[\da-f]+\.css$/.test(path);
}

/** A file of another origin is reported, not loaded. */
async function hashAt(visit: Visit, path: string): Promise<string> {
  return path.startsWith("/") ? hashOf(await visit.file(path)) : "of another origin";
}
