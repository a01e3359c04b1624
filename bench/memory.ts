import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { residentBytes } from "./processes";
import { browserHeaders, type Effort, quick } from "./race";
import type { Row } from "./results";
import { PRIVATE, type Stage, setStage } from "./stage";

const marks = [5_000, 20_000, 60_000, 100_000];
const CONNECTIONS = 16;
const SHED_WAIT_MS = 200;

/** What the operator guide starts a process with. */
const startedWith = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  NODE_OPTIONS: "--max-old-space-size=256 --max-semi-space-size=8",
};

type Ask = (turn: number) => { path: string; headers?: Record<string, string> };

/**
 * Measures the server's resident memory over mixed requests: equally many of each kind, mostly of addresses that never
 * repeat.
 */
export async function benchMemory(effort: Effort): Promise<Row[]> {
  const stage = await setStage(startedWith);
  try {
    const kinds = kindsOf(stage);
    const resident = () => residentBytes(stage.site.pid) / 1e6;
    const rows: Row[] = [{ what: "memory after start", figure: resident(), unit: "MB" }];
    let sent = 0;
    for (const mark of effort === quick ? marks.slice(0, 1) : marks) {
      await send(stage.site.url, kinds, sent, mark);
      sent = mark;
      rows.push({ what: `memory after ${mark} requests`, figure: resident(), unit: "MB" });
    }
    return rows;
  } finally {
    await stage.stop();
  }
}

function kindsOf({ playerCookie }: Stage): Ask[] {
  const visitor = { Cookie: PRIVATE };
  const player = { Cookie: playerCookie };
  return [
    () => ({ path: "/" }),
    () => ({ path: "/", headers: visitor }),
    () => ({ path: "/", headers: player }),
    () => ({ path: "/gamehall", headers: visitor }),
    () => ({ path: "/gamehall", headers: player }),
    (turn) => ({ path: `/gamehall?category=all&page=${1 + (turn % 16)}` }),
    (turn) => ({ path: `/gamehall?search=wish${turn}` }),
    (turn) => ({ path: `/es-ES/gamehall?category=slots&utm_source=letter${turn}`, headers: visitor }),
    () => ({ path: "/game/sand-dunes", headers: visitor }),
    () => ({ path: "/ar/tournaments" }),
    (turn) => ({ path: `/promotions?source=${turn}`, headers: player }),
    () => ({ path: "/cashier/deposit", headers: player }),
    () => ({ path: "/robots.txt" }),
  ];
}

/** Sends the requests from one number up to another, in turn one of each kind. */
async function send(url: string, kinds: Ask[], from: number, to: number): Promise<void> {
  const pool = new Pool(url, { connections: CONNECTIONS });
  let next = from;
  const work = async () => {
    for (let turn = next++; turn < to; turn = next++) {
      const { path = "/", headers } = kinds[turn % kinds.length]?.(turn) ?? {};
      // What a busy machine sheds is sent again: every request counted has been answered.
      while ((await answerOf(pool, path, headers)) === 503) await wait(SHED_WAIT_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  await pool.close();
}

async function answerOf(pool: Pool, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { statusCode, body } = await pool.request({
    path,
    method: "GET",
    headers: { ...browserHeaders, ...headers },
  });
  await body.dump();
  if (statusCode !== 200 && statusCode !== 503) throw new Error(`${path} answered ${statusCode}`);
  return statusCode;
}
