import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "undici";
import { addressPayloads, markupPayloads } from "./payloads";

/** Where the words of others come from: the first that fits an address of a backend. */
const PLACES: readonly [place: string, address: RegExp][] = [
  ["games and providers", /^\/api\/(games|providers|freespins)\./i],
  ["winners and jackpots", /^\/api\/(winners|jackpots)\./i],
  ["tournaments and promotions", /^\/api\/(tournaments|promotions|popups|offers|lottery)/i],
  ["the player's own", /^\/api\/(account|storage|notices|loyalty\.getnot|profile)/i],
  ["cashier and rewards", /^\/api\/(cashier|bonuses|bettingbonuses|cashbacks|loyalty|verification)/i],
  ["other replies of the platform", /^\/api\/[a-z]+\.[a-z]+/i],
  ["search engines' fields", /^\/(api\/(seos|domain-seo)|robots)/i],
  ["pages of editors", /^\/api\/(pages|articles|static|common-pages|banners|sliders)/i],
  ["settings, menus and snippets", /^\/api\/(common-data|web-setting)|^\/nfx\/(cms-config|route-rules)/i],
  ["messages", /^\/nfx\/i18n\/messages/],
  ["other content", /^\/(api|nfx)\//],
  ["drawings", /\.svg/],
];

/** Names and values that are read as one of a few: changed, a reply would be refused as a whole. */
const FORWARDED =
  /(^|_)(id|ids|uid|type|code|codes|locale|lang|currency|status|state|slug|sysname|date|time|at|method|field|position|format|hash|mime|ext|country|provider|category|categories|layout|component|kind|version|amount|template|view|size|color|mode|key|path)$|__component|[a-z](Id|At|Type|Code|Name)$/;
const IS_ADDRESS = /url|link|href|image|img|src|icon|logo|picture|background/i;

/** Precedes a script, so that the text is found in a page that has escaped it. */
export const markOf = (place: string) => `mark${PLACES.findIndex(([name]) => name === place)}m`;

export interface HostileBackends {
  url: string;
  /** What was put in, by place: payloads by number. */
  placed: Map<string, Set<number>>;
  /** The place and payload of a call that has run. */
  nameOf: (id: number) => string;
  /** Where the real ones are. */
  realUrl: string;
  isHostile: boolean;
  stop: () => void;
}

/** Passes calls on to the real backends and puts scripts into every text of their replies, another one each time. */
export async function startHostileBackends(): Promise<HostileBackends> {
  const placed = new Map<string, Set<number>>();
  const given: string[] = [];
  const counts = new Map<string, number>();

  function next(place: string, isAddress: boolean): { run: string; text: string } {
    const list = isAddress ? addressPayloads : markupPayloads;
    const counter = `${place} ${isAddress}`;
    const count = counts.get(counter) ?? 0;
    counts.set(counter, count + 1);
    const at = count % list.length;
    const number = isAddress ? markupPayloads.length + at : at;
    placed.set(place, (placed.get(place) ?? new Set()).add(number));
    const run = `ran(${given.push(`${place}, ${number}`) - 1})`;
    return { run, text: list[at]?.(run) ?? "" };
  }

  function spoiled(value: unknown, key: string, place: string): unknown {
    if (Array.isArray(value)) return value.map((item) => spoiled(item, key, place));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, spoiled(one, name, place)]),
      );
    if (typeof value !== "string" || value.length < 2 || FORWARDED.test(key) || /^[\d.:TZ+-]+$/.test(value))
      return value;
    if (IS_ADDRESS.test(key) && /^(https?:|\/)/.test(value)) return next(place, true).text;
    // Braces are the grammar of messages.
    return `${value} ${markOf(place)}${next(place, false).text.replace(/[{}]/g, "")}`;
  }

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { host: _host, "accept-encoding": _encoding, ...headers } = incoming.headers;
    const address = incoming.url ?? "/";
    try {
      const answer = await request(backends.realUrl + address, {
        method: (incoming.method ?? "GET") as "GET",
        headers: { ...headers, connection: undefined },
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const { "content-length": _length, ...forwarded } = answer.headers;
      const place = PLACES.find(([, pattern]) => pattern.test(address))?.[0];
      const type = String(answer.headers["content-type"]);
      let body: Buffer | string = bytes;
      if (backends.isHostile && place && /json/.test(type))
        body = JSON.stringify(spoiled(JSON.parse(bytes.toString()), "", place));
      if (backends.isHostile && /svg/.test(type))
        body = bytes.toString().replace("</svg>", `${next("drawings", false).text}</svg>`);
      response.writeHead(answer.statusCode, forwarded as Record<string, string>);
      response.end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const backends: HostileBackends = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    placed,
    nameOf: (id) => given[id] ?? `unknown ${id}`,
    realUrl: "",
    isHostile: false,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return backends;
}
