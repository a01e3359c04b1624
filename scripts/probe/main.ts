import { renameSync, writeFileSync } from "node:fs";
import "../reader-gone";
import { endWithUsage, readOptions } from "../read-options";
import { tryJourneys } from "./journeys";
import { metricsText } from "./metrics";

const USAGE = `npm run probe -- --url https://casino.example [--metrics file]

Goes through the site as people do: home, game hall and a game, then as PROBE_LOGIN with PROBE_PASSWORD sign-in, the
deposit page and sign-out; without an account only the first. Nothing is paid or played. Prints a line for each step, writes
the file in Prometheus's text format, and ends with 1 where a step fails.`;

const option = { type: "string" } as const;
const { url, metrics } = readOptions({ url: option, metrics: option }, USAGE);
const { PROBE_LOGIN: login, PROBE_PASSWORD: password } = process.env;
if (!url || !URL.canParse(url)) endWithUsage("--url is no address", USAGE);

const results = await tryJourneys(url, login && password ? { login, password } : undefined);
for (const { step, problem, ms } of results)
  process.stdout.write(`${problem ? "!" : " "} ${step.padEnd(9)}${Math.round(ms)} ms  ${problem ?? "ok"}\n`);
if (metrics) {
  // Renamed when complete, so that a collector never reads half a file.
  writeFileSync(`${metrics}.part`, metricsText(results, new Date()));
  renameSync(`${metrics}.part`, metrics);
}
process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
