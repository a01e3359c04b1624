import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const outputOf = (script: string) =>
  execFileSync("node", ["--import", "tsx", "--input-type=module", "-e", script], { encoding: "utf8" });
const linesOf = (output: string) =>
  output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

it("logs are JSON lines on standard output, without secrets, up to the chosen level", () => {
  const script = `
    import { createLog } from "./server/process/log.ts";
    const log = createLog("info");
    log.debug({}, "quiet");
    log.info({ password: "CANARY", nested: { cookie: "CANARY", token: "CANARY", code: "KYC_NEEDED" } }, "said");
    log.error({ err: new Error("broken") }, "failed");
    log.access('"route":"home","status":200');
    log.flush();`;
  const output = outputOf(script);
  const lines = linesOf(output);
  expect(lines.map(({ msg }) => msg)).toEqual(["said", "failed", undefined]);
  expect(lines[2]).toMatchObject({ level: 30, route: "home", status: 200 });
  expect(new Date(lines[2].time).toISOString()).toBe(lines[2].time);
  expect(lines[0].nested).toEqual({ code: "KYC_NEEDED" });
  expect(lines[1].err).toMatchObject({ type: "Error", message: "broken" });
  expect(output).not.toContain("CANARY");
});

it("another level holds for every kind of line at once, and so does the first again", () => {
  const script = `
    import { createLog } from "./server/process/log.ts";
    const told = [];
    const log = createLog("warn", false, { onTrouble: (level, _fields, message) => told.push(message) });
    const { debug } = log;
    const say = (when) => { debug({}, "debug " + when); log.access('"msg":"access ' + when + '"'); log.warn({}, "warn " + when); };
    say("before");
    log.setLevel("debug");
    say("meanwhile");
    log.setLevel("warn");
    say("after");
    log.error({}, told.join(", "));
    log.flush();`;
  const output = outputOf(script);
  const lines = linesOf(output).map(({ msg }) => msg);
  expect(lines).toEqual([
    "warn before",
    "debug meanwhile",
    "access meanwhile",
    "warn meanwhile",
    "warn after",
    "warn before, warn meanwhile, warn after",
  ]);
});

it.each([
  ["a stop", "process.kill(process.pid, 'SIGTERM')"],
  ["an error that nobody caught", "throw new Error('broken')"],
])("the lines gathered so far are written before %s ends the process", async (_name, end) => {
  const script = `
    import { createLog } from "./server/process/log.ts";
    import { watchProcess } from "./server/process/shutdown.ts";
    const log = createLog("info");
    watchProcess({ log, exitAfter: 5_000, inFlight: () => 0, onRejection() {}, leave: async () => {} });
    const alive = setInterval(() => {}, 1000);
    for (let index = 0; index < 1500; index += 1) log.access('"route":"a route of usual length","id":' + index);
    setTimeout(() => {
      for (let index = 1500; index < 1600; index += 1) log.access('"id":' + index);
      ${end};
    }, 20);`;
  const child = spawn("node", ["--import", "tsx", "--input-type=module", "-e", script]);
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const ids = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect(ids.filter((id) => id !== undefined)).toEqual(Array.from({ length: 1600 }, (_, index) => index));
});

it("no line is written of a request below the chosen level", () => {
  const script = `
    import { createLog } from "./server/process/log.ts";
    const log = createLog("warn");
    log.access('"route":"home"');
    log.flush();`;
  expect(outputOf(script)).toBe("");
});

it("lines about a request have its target beside its id", () => {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join("server", file), "utf8"));
  const calls = files.flatMap((file) => file.match(/log\.(?:debug|info|warn|error)\([^;]*?"\)/gs) ?? []);
  const about = calls.filter((call) => /requestId|requestFields/.test(call));
  expect(about.length).toBeGreaterThan(5);
  for (const call of about) expect(call).toMatch(/requestFields\(|\broute\b/);
});
