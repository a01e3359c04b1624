import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { median } from "./results";

/** A server under test, which reports its CPU time at `/metrics`. */
export interface Contender {
  name: string;
  url: string;
  path: string;
  /** Sends a cookie that makes the page private, so that each request is rendered. */
  isPrivate?: boolean;
}

export interface Outcome {
  name: string;
  requestsPerSecond: number;
  /** CPU time of the server's process per request, in milliseconds. */
  cpuPerRequest: number;
}

const CONNECTIONS = 16;
const ROUNDS = 7;
const ROUND_MS = 2_500;
const WARM_UP_MS = 3_000;

/**
 * Loads the contenders in turn, round after round, so that other load of the machine affects all of them. CPU time
 * per request is the reliable figure; the rate also includes the load generator.
 */
export async function race(contenders: Contender[]): Promise<Outcome[]> {
  const rounds = new Map<string, { rate: number; cpu: number }[]>();
  for (const contender of contenders) await load(contender, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Rotates the order, so that no contender always follows the same one.
    const rotated = [
      ...contenders.slice(round % contenders.length),
      ...contenders.slice(0, round % contenders.length),
    ];
    for (const contender of rotated) {
      const done = rounds.get(contender.name) ?? [];
      done.push(await measure(contender));
      rounds.set(contender.name, done);
    }
  }
  return contenders.map(({ name }) => {
    const done = rounds.get(name) ?? [];
    return {
      name,
      requestsPerSecond: median(done.map(({ rate }) => rate)),
      cpuPerRequest: median(done.map(({ cpu }) => cpu)),
    };
  });
}

async function measure(contender: Contender): Promise<{ rate: number; cpu: number }> {
  await wait(150);
  const before = await cpuSeconds(contender.url);
  const started = performance.now();
  const count = await load(contender, ROUND_MS);
  const seconds = (performance.now() - started) / 1000;
  const spent = (await cpuSeconds(contender.url)) - before;
  return { rate: count / seconds, cpu: (spent * 1000) / count };
}

/** Shared pages would be rendered once for all concurrent requests, even with the page cache off. */
const PRIVATE = { cookie: "cr_flash=bench" };

async function load({ url, path, isPrivate }: Contender, milliseconds: number): Promise<number> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const end = performance.now() + milliseconds;
  let count = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request({
        path,
        method: "GET",
        headers: isPrivate ? PRIVATE : {},
      });
      await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`${url}${path} answered ${statusCode}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await pool.close();
  return count;
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = /^process_cpu_seconds_total(?:\{[^}]*\})? ([\d.e+-]+)/m.exec(text)?.[1];
  if (!value) throw new Error(`${url}/metrics does not tell its processor time`);
  return Number(value);
}
