import { type Contender, type Effort, type Outcome, race, warmUp } from "./race";
import { cpuRow, lateRow, rateRow } from "./race-rows";
import type { Row } from "./results";
import { comparePages } from "./same-page";
import { cachedPage, PRIVATE, type Stage, setStage } from "./stage";

const pages = { hall: "/gamehall", home: "/" };

const CONNECTIONS = [1, 16, 64];

/**
 * With plain bytes all do the same work. As shipped each compresses as its makers set it: the site by brotli 2, stock
 * Remix and Express by gzip 6, plain http not at all.
 */
const encodings = {
  plain: { accepted: { "Accept-Encoding": "identity" }, connections: CONNECTIONS },
  "as shipped": { accepted: {}, connections: [16] },
};

const SITE = "this site";

const viewers = {
  "private visitor": { environment: {}, cookie: () => PRIVATE },
  "player with calls": { environment: {}, cookie: ({ playerCookie }: Stage) => playerCookie },
  // As the site is configured by default: the page is cached for all players, and own reads for some seconds.
  player: {
    environment: { OWN_READS_SECONDS: "15" },
    cookie: ({ playerCookie }: Stage) => `${playerCookie}; cr_script=1`,
  },
};

/** Races pages that are one visitor's own with those of the references, which hold as much. */
export function benchRendered(viewer: keyof typeof viewers) {
  const { environment, cookie } = viewers[viewer];
  return (effort: Effort): Promise<Row[]> =>
    onStage(environment, async (stage) => {
      const Cookie = cookie(stage);
      const rows: Row[] = [];
      for (const [page, path] of Object.entries(pages)) {
        const servers = Object.entries({ [SITE]: stage.site, ...stage.references }).map(
          ([name, { url, pid }]) => ({ name, pid, url: url + path, headers: { Cookie } }),
        );
        await comparePages(servers);
        await warmUp(servers, effort);
        for (const [encoding, { accepted, connections }] of Object.entries(encodings)) {
          const contenders = servers.map((server) => ({ ...server, headers: { Cookie, ...accepted } }));
          const raced = await raceAll(contenders, connections, effort, (outcome, count) => {
            const what = `${page}, ${viewer}, ${encoding}${at(count)}`;
            return [
              ...Object.keys(stage.references).map((name) =>
                cpuRow(`${what}: CPU / ${name}`, outcome(SITE), outcome(name)),
              ),
              lateRow(`${what}: p99 / stock Remix`, outcome(SITE), outcome("stock Remix")),
            ];
          });
          rows.push(...raced);
        }
      }
      return rows;
    });
}

/** Races a cached page and its 304 with a plain server that sends the same bytes. */
export async function benchCached(effort: Effort): Promise<Row[]> {
  return onStage({}, async (stage) => {
    const page = await cachedPage(stage);
    const plain = await page.startPlain();
    try {
      const ours = { pid: stage.site.pid, url: `${stage.site.url}/gamehall` };
      const theirs = { pid: plain.pid, url: plain.url };
      const all = [
        { name: "kept page", ...ours },
        { name: "plain http, kept page", ...theirs },
        { name: "304", ...ours, headers: { "If-None-Match": page.etag } },
        { name: "plain http, 304", ...theirs, headers: { "If-None-Match": '"bench"' } },
      ];
      await warmUp(all, effort);
      return await raceAll(all, CONNECTIONS, effort, (outcome, count) =>
        ["kept page", "304"].map((what) =>
          rateRow(
            `${what}, ${count} connections: rate / plain http`,
            outcome(what),
            outcome(`plain http, ${what}`),
          ),
        ),
      );
    } finally {
      await plain.stop();
    }
  });
}

/** The bar speaks of 16 connections; the others are named. */
const at = (connections: number) => (connections === 16 ? "" : `, ${connections} connections`);

async function onStage(
  environment: Record<string, string>,
  measure: (stage: Stage) => Promise<Row[]>,
): Promise<Row[]> {
  const stage = await setStage(environment);
  try {
    return await measure(stage);
  } finally {
    await stage.stop();
  }
}

async function raceAll(
  contenders: Contender[],
  connections: number[],
  effort: Effort,
  rowsOf: (outcome: (name: string) => Outcome, count: number) => Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of connections.filter((one) => effort.rounds[one])) {
    const outcomes = await race(contenders, count, effort);
    const outcome = (name: string) => {
      const found = outcomes[contenders.findIndex((contender) => contender.name === name)];
      if (!found) throw new Error(`${name} was not raced`);
      return found;
    };
    rows.push(...rowsOf(outcome, count));
  }
  return rows;
}
