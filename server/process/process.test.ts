import { spawn } from "node:child_process";
import { expect, it } from "vitest";

const script = `
  import { watchProcess } from "./server/process/shutdown.ts";
  const say = (fields, message) => console.log(message);
  const log = { info: say, error: say, flush: () => console.log("flushed") };
  watchProcess({
    log,
    exitAfter: 5000,
    inFlight: () => 0,
    onRejection: () => console.log("counted"),
    leave: () => new Promise((resolve) => setTimeout(resolve, 200)).then(() => console.log("closed")),
  });
  const alive = setInterval(() => {}, 1000);
  Promise.reject(new Error("nobody waits"));
  setTimeout(() => {
    console.log("alive");
    if (process.argv.at(-1) === "throw") throw new Error("broken");
    process.kill(process.pid, "SIGTERM");
    // Two at once may arrive as one.
    process.once("SIGTERM", () => process.kill(process.pid, "SIGINT"));
  }, 50);`;

const run = (how: string) =>
  new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    const child = spawn("node", ["--import", "tsx", "--input-type=module", "-e", script, how]);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("close", (code) => resolve({ code, lines: output.trim().split("\n") }));
  });

const survived = ["counted", "a promise failed with nobody waiting", "alive"];

it.each([
  ["a signal", "signal", 0, ["leaving", "is leaving already", "closed", "left", "flushed"]],
  [
    "an error that nobody caught",
    "throw",
    1,
    ["an error reached the process", "leaving", "closed", "left", "flushed"],
  ],
])("a process survives forgotten promises, and leaves in order after %s", async (_name, how, code, end) => {
  expect(await run(how)).toEqual({ code, lines: [...survived, ...end] });
});
