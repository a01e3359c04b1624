import { ask } from "../tests/support/ask";
import type { Site } from "../tests/support/site";
import { type Contender, type Effort, race, warmUp } from "./race";
import { cpuRow } from "./race-rows";
import type { Row } from "./results";
import { PRIVATE, type Stage, startMeasured } from "./stage";

interface Growth {
  what: string;
  /** Settings of the small and the large site. */
  settings: [Record<string, string>, Record<string, string>];
}

const pages = { home: "/", "game hall": "/gamehall?category=all" };

const growths: Record<string, Growth> = {
  games: {
    what: "10000 games / 600",
    settings: [
      { SANDBOX_GAMES: "600", SANDBOX_PROVIDERS: "12" },
      { SANDBOX_GAMES: "10000", SANDBOX_PROVIDERS: "200" },
    ],
  },
  locales: {
    what: "30 locales / 2",
    settings: [
      { SANDBOX_LOCALES: "2", SANDBOX_MESSAGES: "400" },
      { SANDBOX_LOCALES: "30", SANDBOX_MESSAGES: "4000" },
    ],
  },
};

/** Measures what content costs that a page does not show: the same pages of a small and a large site, raced. */
export function benchGrowth(name: keyof typeof growths) {
  return async (effort: Effort): Promise<Row[]> => {
    const { what, settings } = growths[name] as Growth;
    const [small, large] = [await startMeasured(settings[0]), await startMeasured(settings[1])];
    try {
      const rows: Row[] = [];
      for (const [page, path] of Object.entries(pages)) {
        const contenders = [large, small].map((site) => contenderOf(site, path));
        await warmUp(contenders, effort);
        const [grown, reference] = await race(contenders, 16, effort);
        if (!grown || !reference) throw new Error("nothing was measured");
        const [bytes = 0, fewer = 0] = await Promise.all([large, small].map((site) => bytesOf(site, path)));
        rows.push(cpuRow(`${page}: CPU, ${what}`, grown, reference), {
          what: `${page}: HTML, ${what}`,
          figure: bytes / fewer,
          unit: "x",
        });
      }
      return rows;
    } finally {
      await Promise.all([small.stop(), large.stop()]);
    }
  };
}

function contenderOf({ url, pid }: Stage["site"], path: string): Contender {
  return { name: path, pid, url: url + path, headers: { Cookie: PRIVATE } };
}

async function bytesOf(site: Site, path: string): Promise<number> {
  return (await ask(site.url, path)).body.length;
}
