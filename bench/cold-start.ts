import { randomBytes } from "node:crypto";
import { type Site, startSite } from "../tests/support/site";
import { type Effort, quick } from "./race";
import { buildReferences, commands, startServer } from "./references/start";
import type { Row } from "./results";
import { ratioOf, spreadOf } from "./statistics";

const STARTS = 9;

/** Measures the time from starting the process to the first page answered well, in turn with Express + React. */
export async function benchColdStart(effort: Effort): Promise<Row[]> {
  await buildReferences();
  const upstream = await startSite({ environment: { SANDBOX_SHARED_SECONDS: "60" } });
  try {
    const ours = () => timeStart(["build/server.js"], siteSettings(upstream));
    const theirs = () => timeStart(commands["express-react"], () => ({ UPSTREAM: upstream.sandboxUrl }));
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

async function timeStart(...how: Parameters<typeof startServer>): Promise<number> {
  const { took, stop } = await startServer(...how);
  await stop();
  return took;
}
