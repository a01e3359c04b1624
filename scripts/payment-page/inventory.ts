import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

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
  [/^(rules|amounts|sum)$|-schema$/, "checks what is typed, and adds up amounts"],
  [
    /-dialogs?$|^(open-dialog|session-summary-body|provider-picker|exclusion-question|limit-question)$/,
    "a dialog that can be opened over a page",
  ],
  [/^(points-summary|player-activity|menu-curtain|live-feed|fill-games)$/, "a part of a dialog or of a list"],
  [/^(answers-part)$/, "takes the answers to the consent notice and the age gate"],
  [/^(balance-refresh)$/, "keeps the balance in the header up to date"],
  [
    /^(forced-logout|idle-events|idle-countdown|reality-check(-part)?|market-notice)$/,
    "inactivity, the reality check, and what a market has to be answered",
  ],
  [/^(notices-part|stored-notices)$/, "notices of the loyalty programme, which wait on these pages"],
  [/^(promo-code-part|registration-popup-part|store-event)$/, "what an address or an earlier page asked for"],
  [/^background-tasks$/, "a newer build, and what is fetched ahead"],
  [
    /^reporter$/,
    "tells the site how fast its pages are and where its scripts fail: names of the build and numbers, no text",
  ],
  [/^sw(-off)?$/, "the service worker: the page that is shown without a connection"],
  [/^payment-events$/, "keeps what the tag manager is to hear of a payment afterwards"],
  [/^app$/, "the look of the site"],
];

/** Parts that only pages of the site load: no payment page has a chat, a tag, a snippet, a campaign or a messenger. */
const neverHere =
  /^(chat-part|open-chat|livechat|zendesk|intercom|jivosite|chatwoot|tawk|tracking-part|inject-snippets|load-script|mini-app-part|popups-part|preview-part)$/;

interface InlineKind {
  /** The whole script without its texts. */
  whole: RegExp;
  purpose: string;
  /** It differs from document to document, and calls nothing but what it is named for. */
  isData?: true;
}

/** Inline scripts, which run by the nonce of their document. */
export const inlineScripts: readonly InlineKind[] = [
  {
    whole:
      /^window\.__remixContext = [\]{}[:,"\w.+ -]*;window\.__remixContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__remixContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/,
    purpose: "the settings of the router",
    isData: true,
  },
  {
    whole: /^window\.__remixContext\.streamController\.(?:enqueue\(""\)|close\(\));$/,
    purpose: "the page's data",
    isData: true,
  },
  {
    whole:
      /^import ""; ?(?:import \* as \w+ from ""; ?)*window\.__remixRouteModules = \{(?:"":\w+,?)*\}; ?import\(""\);$/,
    purpose: "names the files that start the page",
    isData: true,
  },
  { whole: /^\(\(STORAGE_KEY.*\)\("", null\)$/, purpose: "scroll position" },
  { whole: /^(?:function )?\$R[A-Z].*$/, purpose: "puts late parts in their place" },
  {
    whole: /^if\(\/.*document\.currentScript\.parentNode\.hidden=true$/,
    purpose: "hides a consent notice that is answered",
  },
  {
    whole: /^\(\(\)=>\{ const pause=.*\}\)\(\)$/,
    purpose: "asks again for files of the page that were lost",
  },
  {
    whole: /^try\{sessionStorage\.length\}catch.*$/,
    purpose: "stands in for a tab's storage that the browser denies",
  },
  { whole: /^\(\w+=>.*$/, purpose: "hides an age gate that is passed" },
  {
    whole: /^\{let look=.*\}$/,
    purpose: "takes a messenger's launch out of the address",
  },
];

export function kindOfInline(skeleton: string): InlineKind | undefined {
  return inlineScripts.find(({ whole }) => whole.test(skeleton));
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; css?: string[] }>;
}

/** Routes whose modules a payment page loads. */
const ROUTES = /^root$|^shell\/layouts\/(default-layout|protected-not-found)|^features\/cashier\//;

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
  // By part: in the order of files a new hash would change the document.
  const paths = [...found]
    .filter((name) => !neverHere.test(partOf(name)))
    .sort((one, other) => compare(partOf(one), partOf(other)) || compare(one, other))
    .map((name) => `/assets/${name}`);
  return ["/sw.js", "/sw-off.js", ...paths].map((path) => {
    const name = partOf(basename(path));
    return {
      name,
      // The worker's address is one, whether it is switched on or off.
      path: path === "/sw-off.js" ? "/sw.js" : path,
      kind: path.endsWith(".js") ? "script" : "style",
      purpose: purposeOf(name),
      hash: hashOf(readFileSync(join(client, path))),
    };
  });
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

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
  return name.replace(/(-[\w-]{8})?\.(js|css)$/, "");
}

function purposeOf(name: string): string {
  const purpose = purposes.find(([part]) => part.test(name))?.[1];
  if (!purpose)
    throw new Error(`${name} is loaded by payment pages: say in ${import.meta.filename} what for`);
  return purpose;
}
