import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { freePort, type Site, startSite } from "../tests/support/site";
import { type Effort, quick } from "./race";
import { buildReferences } from "./references/start";
import type { Row } from "./results";
import { ratioOf, spreadOf } from "./statistics";

const STARTS = 9;
const PATH = "/gamehall";

/** Measures the time from starting the process to the first page answered well, in turn with Express + React. */
export async function benchColdStart(effort: Effort): Promise<Row[]> {
  await buildReferences();
  const upstream = await startSite({ environment: { SANDBOX_SHARED_SECONDS: "60" } });
  try {
    const ours = () => startOnce("build/server.js", siteSettings(upstream));
    const theirs = () =>
      startOnce(".cache/bench/express-react.js", () => ({ UPSTREAM: upstream.sandboxUrl }));
    const times = { ours: [] as number[], twins: [] as number[], theirs: [] as number[] };
    for (let start = 0; start < (effort === quick ? 3 : STARTS); start += 1) {
      times.theirs.push(await theirs());
      times.ours.push(await ours());
      times.twins.push(await ours());
    }
    const ratio = ratioOf([...times.ours, ...times.twins], [...times.theirs, ...times.theirs]);
    const [site, express] = [times.ours, times.theirs].map((all) => Math.round(spreadOf(all).median));
    return [
      {
        what: "cold start / Express + React",
        figure: ratio.median,
        unit: "x",
        spread: `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`,
        control: ratioOf(times.twins, times.ours).median.toFixed(2),
        detail: `${site} / ${express} ms to the first page`,
      },
    ];
  } finally {
    await upstream.stop();
  }
}

/** The settings that an operator's start has, with the sandbox of another site as both backends. */
function siteSettings({ sandboxUrl }: Site) {
  return (port: number) => ({
    PLATFORM_URL: sandboxUrl,
    CONTENT_URL: sandboxUrl,
    SITE_ORIGINS: `http://localhost:${port}`,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    DEFAULT_COUNTRY: "ES",
  });
}

/** Milliseconds until the page is answered with 200 and read to its end. */
async function startOnce(file: string, settings: (port: number) => Record<string, string>): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...settings(port) },
  });
  try {
    while (child.exitCode === null) {
      const answer = await fetch(`http://localhost:${port}${PATH}`).catch(() => null);
      if (answer?.ok) {
        await answer.text();
        return performance.now() - began;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${file} did not start`);
  } finally {
    if (child.exitCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
}
