import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A script or style sheet that payment pages may load, by the name of its part of the site. */
export interface InventoryFile {
  name: string;
  /** Address on the site. */
  path: string;
  kind: "script" | "style";
  purpose: string;
  /** `sha384-...` of the file, as in an `integrity` attribute. */
  hash: string;
}

export const inventoryPath = "build/payment-page.json";

/** Why a part of the site is there, by its name; the first that fits. A part without a purpose stops the build. */
const purposes: readonly (readonly [name: RegExp, purpose: string])[] = [
  [/^framework$/, "React, its router and Remix"],
  [/^(entry\.client|manifest)$/, "starts the page, and knows the files of this build"],
  [/^(root|layout|default-layout\.route)$/, "the frame of each page: header, menus, footer, navigation"],
  [
    /^(cashier-layout|wallet|deposit|withdraw|pay-result|history|history-file)\.route$/,
    "the cashier's pages",
  ],
  [/^protected-not-found\.route$/, "an address of the cashier that leads nowhere"],
  [
    /^(account|play|read|sign)(-(account|play|read|sign))*$/,
    "what several pages share: fields, lists, amounts",
  ],
  [/^(rules|amounts)$|-schema$/, "checks what is typed, and adds up amounts"],
  [
    /-dialogs?$|^(open-dialog|session-summary-body|provider-picker|exclusion-question|limit-question)$/,
    "a dialog that can be opened over a page",
  ],
  [/^(points-summary|player-activity|menu-curtain|live-feed|fill-games)$/, "a part of a dialog or of a list"],
  [/^(answers-part)$/, "takes the answers to the consent notice and the age gate"],
  [/^(balance-refresh)$/, "keeps the balance in the header up to date"],
  [/^(forced-logout|idle-events|idle-countdown|reality-check)$/, "inactivity, and the reality check"],
  [/^(notices-part|stored-notices)$/, "notices of the loyalty programme, which wait on these pages"],
  [/^(promo-code|registration-popup|store-event)$/, "what an address or an earlier page asked for"],
  [/^(background-tasks|load-script)$/, "a newer build, the service worker, files of a part"],
  [/^payment-events$/, "keeps what the tag manager is to hear of a payment afterwards"],
  [/^app$/, "the look of the site"],
];

/** Parts that only pages of the site load: no payment page has a chat, a tag, a campaign or a messenger's script. */
const neverHere =
  /^(chat-part|open-chat|livechat|zendesk|intercom|jivosite|chatwoot|tawk|tracking-part|inject-snippets|mini-app-part|popups-part|preview-part|campaign-dialog)$/;

/** Inline scripts, which run by the nonce of their document: how each begins, and what it is for. */
export const inlineScripts: readonly (readonly [start: RegExp, purpose: string])[] = [
  [/^window\.__remix(Context|Manifest)/, "the page's data, and the routes of this build"],
  [/^import /, "names the files that start the page"],
  [/^\(\(/, "scroll position, and what has to be decided before the page is seen"],
];

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; css?: string[] }>;
}

/** Routes whose modules a payment page loads. */
const ROUTES = /^root$|^shell\/layouts\/(default-layout|protected-not-found)|^cashier\//;

/** What the cashier's documents may load, from the files of a build: their routes, and what these import by and by. */
export function readInventory(client = "build/client"): InventoryFile[] {
  const assets = join(client, "assets");
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const manifestName = names.find((name) => name.startsWith("manifest-")) ?? "";
  const manifest = JSON.parse(
    readFileSync(join(assets, manifestName), "utf8").replace(/^window\.__remixManifest=|;$/g, ""),
  ) as Manifest;
  const routes = Object.entries(manifest.routes).filter(([id]) => ROUTES.test(id));
  const begun = [
    `/assets/${manifestName}`,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css]),
    ...names.filter((name) => /^app-.*\.css$/.test(name)).map((name) => `/assets/${name}`),
  ];
  const found = new Set(begun.map((path) => path.replace("/assets/", "")));
  for (const name of found) {
    if (!name.endsWith(".js") || name === manifestName || neverHere.test(partOf(name))) continue;
    for (const imported of importedBy(readFileSync(join(assets, name), "utf8"))) found.add(imported);
  }
  return [...found]
    .filter((name) => !neverHere.test(partOf(name)))
    .sort()
    .map((name) => ({
      name: partOf(name),
      path: `/assets/${name}`,
      kind: name.endsWith(".js") ? ("script" as const) : ("style" as const),
      purpose: purposeOf(partOf(name)),
      hash: hashOf(readFileSync(join(assets, name))),
    }));
}

export function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

function importedBy(code: string): string[] {
  return [...code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g)].map(
    ([, name = ""]) => name,
  );
}

/** The name of a file without its hash. */
function partOf(name: string): string {
  return name.replace(/-[\w-]{8}\.(js|css)$/, "");
}

function purposeOf(name: string): string {
  const purpose = purposes.find(([part]) => part.test(name))?.[1];
  if (!purpose)
    throw new Error(`${name} is loaded by payment pages: say in ${import.meta.filename} what for`);
  return purpose;
}
