import { cpuSeconds } from "./processes";
import { loadWithWrk } from "./wrk";

/** An address of a server under test. */
export interface Contender {
  name: string;
  /** The server's process. */
  pid: number;
  url: string;
  headers?: Record<string, string>;
}

interface Sample {
  requestsPerSecond: number;
  /** Processor time of the server's process per request, in milliseconds. */
  cpu: number;
  p99: number;
}

/** A contender's samples, one a round, and those of its twin: the same contender measured as if it were another. */
export interface Outcome {
  samples: Sample[];
  twins: Sample[];
}

export interface Effort {
  /** How often each contender is measured, by the number of connections. */
  rounds: Record<number, number>;
  seconds: number;
  warmUpSeconds: number;
}

/** The bar speaks of 16 connections; the others show that a figure is not theirs alone. */
export const thorough: Effort = { rounds: { 1: 1, 16: 5, 64: 1 }, seconds: 4, warmUpSeconds: 20 };
/** For development: the figures are rough and never written down. */
export const quick: Effort = { rounds: { 16: 3 }, seconds: 2, warmUpSeconds: 4 };

export const browserHeaders = {
  Accept: "text/html,application/xhtml+xml",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Accept-Language": "en-US,en;q=0.9",
};

/** Warms every contender up, alone. */
export async function warmUp(contenders: Contender[], { warmUpSeconds }: Effort): Promise<void> {
  for (const contender of contenders) await load(contender, 16, warmUpSeconds);
}

/** Loads the contenders and their twins in turn, every round in another order. */
export async function race(
  contenders: Contender[],
  connections: number,
  { rounds, seconds }: Effort,
): Promise<Outcome[]> {
  const outcomes = contenders.map((contender) => ({ contender, samples: [], twins: [] }) as Runner);
  for (let round = 0; round < (rounds[connections] ?? 0); round += 1) {
    const runs = outcomes.flatMap(({ contender, samples, twins }) => [
      { contender, into: samples },
      { contender, into: twins },
    ]);
    for (const { contender, into } of shuffled(runs))
      into.push(await measure(contender, connections, seconds));
  }
  return outcomes;
}

type Runner = Outcome & { contender: Contender };

async function measure(contender: Contender, connections: number, seconds: number): Promise<Sample> {
  const before = cpuSeconds(contender.pid);
  const { requests, requestsPerSecond, p99 } = await load(contender, connections, seconds);
  const spent = cpuSeconds(contender.pid) - before;
  return { requestsPerSecond, cpu: (spent * 1000) / requests, p99 };
}

function load({ url, headers }: Contender, connections: number, seconds: number) {
  return loadWithWrk({ url, headers: { ...browserHeaders, ...headers }, connections, seconds });
}

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
