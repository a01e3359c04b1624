import { ask } from "../tests/support/ask";
import { startSite } from "../tests/support/site";
import { kilobytes, type Row } from "./results";
import { race } from "./rounds";

const pages = { home: "/", "game hall": "/gamehall?category=all" };
const few = { games: 600, providers: 12 };
const many = { games: 10_000, providers: 200 };

type Size = typeof few;

/**
 * Measures the cost of the catalogue's size: the same pages of two sites, rendered on each request. A third site, as
 * small as the first, shows how far two equal sites differ on this machine.
 */
export async function benchGames(): Promise<Row[]> {
  const [small, large, again] = [await start(few), await start(many), await start(few)];
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const contenders = { small, large, again };
      const outcomes = await race(
        Object.entries(contenders).map(([size, { site }]) => ({
          name: size,
          url: site.url,
          path,
          isPrivate: true,
        })),
      );
      const [cpu = 0, grown = 0, control = 0] = outcomes.map(({ cpuPerRequest }) => cpuPerRequest);
      const bytes = [await bytesOf(small.site.url, path), await bytesOf(large.site.url, path)] as const;
      rows.push({
        what: `${name}: ${small.title} / ${large.title}`,
        value: `${cpu.toFixed(3)} / ${grown.toFixed(3)} ms CPU, ${bytes.map(kilobytes).join(" / ")}`,
        ratio: `${(grown / cpu).toFixed(3)} x the CPU (${(control / cpu).toFixed(3)} x for the same size again), ${(bytes[1] / bytes[0]).toFixed(3)} x the HTML`,
      });
    }
    return [
      ...rows,
      {
        what: `start to ready, with its sandbox: ${small.title} / ${large.title}`,
        value: `${small.startMs} / ${large.startMs} ms`,
        ratio: `${(large.startMs / small.startMs).toFixed(2)} x`,
      },
    ];
  } finally {
    await Promise.all([small, large, again].map(({ site }) => site.stop()));
  }
}

async function start({ games, providers }: Size) {
  const began = performance.now();
  const site = await startSite({
    environment: {
      SANDBOX_GAMES: String(games),
      SANDBOX_PROVIDERS: String(providers),
      SANDBOX_SHARED_SECONDS: "60",
      PAGE_CACHE_SECONDS: "0",
    },
  });
  const title = `${games} games of ${providers} providers`;
  return { site, title, startMs: Math.round(performance.now() - began) };
}

async function bytesOf(url: string, path: string): Promise<number> {
  return (await ask(url, path)).body.length;
}
