import { hashOf, type InventoryFile, inlineScripts } from "./inventory";
import type { Visit } from "./visit";

/** What a payment page says and loads: compared between two visits, and with the inventory of a build. */
export interface ProbedPage {
  headers: Record<string, string>;
  /** Address and hash of every script and style sheet. */
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

/** Where the cashier begins; the pages of its payment methods are found there. */
const begun = ["/cashier/wallet", "/cashier/deposit", "/cashier/withdraw", "/cashier/history"];

/** Opens the payment pages of a player; the name of each is its path. */
export async function probePages(visit: Visit): Promise<Probe> {
  const probe: Probe = {};
  const paths = new Set(begun);
  for (const path of paths) {
    const { response, html } = await visit.open(path);
    for (const [, found = ""] of html.matchAll(/href="(\/cashier\/deposit\/[\w-]+)"/g)) paths.add(found);
    probe[path] = { headers: headersOf(response), files: await filesOf(visit, html), leadsTo: leadsOf(html) };
  }
  return probe;
}

/** What a page loads that the inventory of its build does not list. */
export function strangers(probe: Probe, inventory: readonly InventoryFile[]): string[] {
  const known = new Set(inventory.map(({ path }) => path));
  return Object.entries(probe).flatMap(([page, { files }]) =>
    Object.keys(files)
      .filter((path) => !path.startsWith("inline: ") && !known.has(path))
      .map((path) => `${page} loads ${path}, which is not in the inventory`),
  );
}

/** Files of the inventory that the site does not have, or has otherwise: also those that only a click loads. */
export async function changedFiles(visit: Visit, inventory: readonly InventoryFile[]): Promise<string[]> {
  const judged = await Promise.all(
    inventory.map(async ({ path, hash }) => {
      const found = await visit.file(path).then(hashOf, () => undefined);
      if (found === hash) return [];
      return [
        found
          ? `${path} of the inventory has changed`
          : `${path} of the inventory is not there: is another build running?`,
      ];
    }),
  );
  return judged.flat();
}

/** What differs between two visits, one line each. */
export function differences(before: Probe, after: Probe): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((page) => {
    const [old, now] = [before[page], after[page]];
    if (!old || !now) return [`${page} ${now ? "is new" : "is gone"}`];
    return [
      ...changes(`${page}: header`, old.headers, now.headers),
      ...changes(`${page}:`, old.files, now.files),
      ...now.leadsTo
        .filter((origin) => !old.leadsTo.includes(origin))
        .map((origin) => `${page} leads to ${origin}`),
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

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    watched.flatMap((name) => {
      const value = headers.get(name)?.replace(/'nonce-[^']+'/g, "'nonce'");
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Scripts and style sheets of a document, those of its text by the purpose that the inventory gives them. */
async function filesOf(visit: Visit, html: string): Promise<Record<string, string>> {
  const tags = [...html.matchAll(/<(script|link)\b([^>]*)>([^<]*)/g)].map(
    ([, tag, attributes = "", text = ""]) => ({
      path: /\b(?:src|href)="([^"]+)"/.exec(attributes)?.[1],
      isLoaded: tag === "script" || /rel="(?:stylesheet|modulepreload)"/.test(attributes),
      text,
    }),
  );
  const files = tags.flatMap(({ path, isLoaded }) => (path && isLoaded ? [path] : []));
  const imported = [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, path = ""]) => path);
  const hashes = await Promise.all(
    [...new Set([...files, ...imported])].map(async (path) => [path, await hashAt(visit, path)] as const),
  );
  const inline = tags.filter(({ path, isLoaded, text }) => !path && isLoaded && text.trim());
  return Object.fromEntries([
    ...hashes,
    ...inline.map(({ text }) => [`inline: ${purposeOf(text)}`, "by nonce"] as const),
  ]);
}

/** A file of another origin is told, not loaded. */
async function hashAt(visit: Visit, path: string): Promise<string> {
  return path.startsWith("/") && !path.startsWith("//")
    ? hashOf(await visit.file(path))
    : "of another origin";
}

function purposeOf(text: string): string {
  return (
    inlineScripts.find(([start]) => start.test(text.trim()))?.[1] ?? `unknown: ${text.trim().slice(0, 80)}`
  );
}

function leadsOf(html: string): string[] {
  const found = [...html.matchAll(/<(?:iframe|form)\b[^>]*\b(?:src|action)="(https?:\/\/[^"/]+)/g)];
  return [...new Set(found.map(([, origin = ""]) => origin))].sort();
}
