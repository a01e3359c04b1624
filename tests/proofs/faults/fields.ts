import { setTimeout as wait } from "node:timers/promises";
import { changes } from "~/platform/testing/mangled";
import { vital } from "~/platform/testing/vital-fields";
import { type Answer, ask, navigation } from "../../support/ask";
import { type Mangling, startManglingProxy } from "../../support/mangling-proxy";
import { routeTable } from "../../support/route-table";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { say } from "../../support/words";
import { inTurns, type ProofOptions, selection, type Table } from "../table";

interface Visit {
  path: string;
  who: "visitor" | "player";
}

const AT_ONCE = 3;
/** Pages tried for each field: what most pages read is read by the same code. */
const MAX_PAGES = 4;
/** With a country, and with none: what depends on it is then read for each visitor. */
const COUNTRIES = ["ES", ""];
const inSample = ["/", "/gamehall", "/cashier/deposit", "/cashier/history"];
/** Texts on a page that was rendered from a missing value. */
const GARBAGE = /\b(?:undefined|NaN)\b|Invalid Date|\[object Object\]/;

const everyVisit = routeTable.flatMap(({ path, visitor, player }): Visit[] => [
  ...(visitor.kind === "page" ? [{ path, who: "visitor" as const }] : []),
  ...(player.kind === "page" ? [{ path, who: "player" as const }] : []),
]);

/** Every page with each field of each reply that it reads missing or wrong (docs/contract.md#o36). */
export async function proveFields(table: Table, options: ProofOptions): Promise<void> {
  for (const country of options.isSample ? COUNTRIES.slice(1) : COUNTRIES) {
    let sandboxPort = 0;
    const proxy = await startManglingProxy(() => sandboxPort);
    const site = await startSite({
      environment: (ports) => {
        sandboxPort = ports.sandboxPort;
        return {
          PLATFORM_URL: proxy.url,
          PLATFORM_PUBLIC_URL: `http://localhost:${sandboxPort}`,
          DEFAULT_COUNTRY: country,
          RATE_LIMIT_FACTOR: "1000",
          LOG_LEVEL: "error",
        };
      },
    });
    try {
      await proveSite(table, options, { site, proxy, row: `fields, ${country || "no country"}` });
    } finally {
      await site.stop();
      await proxy.close();
    }
  }
}

interface Scene {
  site: Site;
  proxy: Awaited<ReturnType<typeof startManglingProxy>>;
  row: string;
}

async function proveSite(table: Table, options: ProofOptions, { site, proxy, row }: Scene) {
  const player = await site.sandbox.clone("demo@sandbox.test");
  const jar = await signInByPost(site.url, player);
  const Cookie = jar.map(({ name, value }) => `${name}=${value}`).join("; ");
  const open = ({ path, who }: Visit) =>
    ask(site.url, path, { headers: who === "player" ? { ...navigation, Cookie } : navigation });

  const users = new Map<string, { visit: Visit; whole: Answer }[]>();
  for (const visit of everyVisit.filter(({ path }) => !options.isSample || inSample.includes(path))) {
    const whole = await open(visit);
    for (const method of await callsOf(site, whole))
      users.set(method, [...(users.get(method) ?? []), { visit, whole }]);
  }
  const tries = [...users].flatMap(([method, pages]) =>
    [...(proxy.fields.get(method)?.values() ?? [])].flatMap((path, turn) => {
      const other = changes[1 + (turn % (changes.length - 1))] ?? "";
      return [
        { mangling: { method, path, change: "absent", isEveryItem: false }, pages },
        { mangling: { method, path, change: other, isEveryItem: true }, pages },
      ];
    }),
  );
  for (const { mangling, pages } of selection(tries, options, 20)) {
    proxy.mangle(mangling);
    await inTurns(selection(pages, { isSample: true }, options.isSample ? 1 : MAX_PAGES), AT_ONCE, (page) =>
      table.check(
        `${row}, ${mangling.isEveryItem ? "all wrong" : "one absent"}`,
        labelOf(mangling, page.visit),
        async () => patiently(async () => mustStand(await open(page.visit), page.whole, mangling)),
      ),
    );
  }
  proxy.mangle(undefined);
}

async function callsOf(site: Site, { headers }: Answer): Promise<Set<string>> {
  const id = String(headers["x-request-id"]);
  const calls = (await site.sandbox.calls()).filter((call) => call.headers["x-request-id"] === id);
  return new Set(calls.map(({ method }) => method));
}

const labelOf = ({ method, path, change }: Mangling, { path: page, who }: Visit) =>
  `${method} ${path.join(".")} ${change} on ${page} of a ${who}`;

/** Tries again after a while: a method whose replies were refused is spared its calls for a few seconds. */
async function patiently(check: () => Promise<void>, left = 3): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (left === 0) throw error;
    await wait(2_500);
    await patiently(check, left - 1);
  }
}

/** The page is there, says nothing odd, and lacks no section but one of which nothing is left. */
function mustStand({ status, text }: Answer, whole: Answer, { method, path, isEveryItem }: Mangling): void {
  // A list that is none of the kind is no reply (docs/decisions/005-replies-as-schemas.md).
  const isVital = path.at(-1) === "items" || vital[method as keyof typeof vital]?.includes(path.join("."));
  const shown = text.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const odd = GARBAGE.exec(shown);
  if (odd) throw new Error(`says ${shown.slice(Math.max(0, odd.index - 60), odd.index + 40)}`);
  if (isVital) return;
  if (status >= 500) throw new Error(`status ${status}`);
  if (isEveryItem) return;
  if (status !== whole.status) throw new Error(`status ${status}`);
  const failed = say("games.failed.title");
  if (text.includes(failed) && !whole.text.includes(failed)) throw new Error("a section has failed");
}
