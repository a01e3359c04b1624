import { spawn } from "node:child_process";
import { once } from "node:events";
import { startSite } from "../tests/support/site";
import type { Row } from "./results";
import { type Outcome, race } from "./rounds";

/** Compares home from the page cache and rendered on each request with a plain server that sends the same bytes. */
export async function benchLoad(): Promise<Row[]> {
  const start = (pageCacheSeconds: string) =>
    startSite({ environment: { PAGE_CACHE_SECONDS: pageCacheSeconds, SANDBOX_SHARED_SECONDS: "60" } });
  const [cached, uncached] = [await start("600"), await start("0")];
  const html = Buffer.from(await (await fetch(cached.url)).arrayBuffer());
  const plain = await startPlain(html);
  try {
    const outcomes = await race([
      { name: "plain node:http, the same bytes", url: plain.url, path: "/" },
      { name: "home, page cache hit", url: cached.url, path: "/" },
      { name: "home, page cache off", url: uncached.url, path: "/" },
      { name: "home, rendered for each request", url: uncached.url, path: "/", isPrivate: true },
      { name: "game hall, rendered for each request", url: uncached.url, path: "/gamehall", isPrivate: true },
    ]);
    const [reference] = outcomes;
    return outcomes.map((outcome) => rowOf(outcome, reference ?? outcome));
  } finally {
    await Promise.all([cached.stop(), uncached.stop()]);
    plain.stop();
  }
}

function rowOf({ name, requestsPerSecond, cpuPerRequest }: Outcome, reference: Outcome): Row {
  const rate = requestsPerSecond / reference.requestsPerSecond;
  const cpu = cpuPerRequest / reference.cpuPerRequest;
  return {
    what: name,
    value: `${Math.round(requestsPerSecond)} req/s, ${cpuPerRequest.toFixed(3)} ms CPU`,
    ratio: `${rate.toFixed(3)} of the rate, ${cpu.toFixed(1)} x the CPU`,
  };
}

async function startPlain(page: Buffer): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ["--import", "tsx", "bench/plain-server.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stdin.end(page);
  const [port] = await once(child.stdout, "data");
  return { url: `http://localhost:${String(port).trim()}`, stop: () => child.kill() };
}
