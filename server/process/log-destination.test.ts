import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createLogDestination } from "./log-destination";

type Answer = "all" | "some" | string;

/** A destination on which each write ends as the next answer says, and all of them well when there are none left. */
function start(...answers: Answer[]) {
  const onDropped = vi.fn();
  let written = "";
  let peak = 0;
  let open = 0;
  const destination = createLogDestination({
    onDropped,
    droppedLine: (lines) => `dropped ${lines}\n`,
    write(_file, bytes, done) {
      const answer = answers.shift() ?? "all";
      open += 1;
      peak = Math.max(peak, open);
      setImmediate(() => {
        open -= 1;
        const count = answer === "some" ? Math.ceil(bytes.length / 2) : bytes.length;
        if (answer !== "all" && answer !== "some")
          return done(Object.assign(new Error(answer), { code: answer }), 0);
        written += bytes.toString("utf8", 0, count);
        done(null, count);
      });
    },
  });
  return { ...destination, onDropped, written: () => written, peak: () => peak };
}

describe("a destination that takes no lines", () => {
  it.each(["ENOSPC", "EPIPE", "EIO", "EBADF", "EDQUOT", "EMFILE"])(
    "drops and counts them, and says so later: %s",
    async (code) => {
      const log = start(code, code);
      log.write("one\n");
      await log.flush();
      log.write("two\n");
      log.write("three\n");
      await log.flush();
      expect(log.onDropped.mock.calls).toEqual([[1], [2]]);
      log.write("four\n");
      log.write("five\n");
      await log.flush();
      expect(log.written()).toBe("dropped 3\nfour\nfive\n");
      expect(log.peak()).toBe(1);
    },
  );

  it("is written to again when it was busy, and loses nothing", async () => {
    const log = start("EAGAIN", "EBUSY", "some", "all");
    log.write("one\n");
    log.write("two\n");
    await log.flush();
    expect(log.written()).toBe("one\ntwo\n");
    expect(log.onDropped).not.toHaveBeenCalled();
  });

  it("cuts a line off, and the next begins on a line of its own", async () => {
    const log = start("some", "ENOSPC");
    log.write("a line of some length\n");
    await log.flush();
    log.write("next\n");
    await log.flush();
    expect(log.written().split("\n").slice(1)).toEqual(["dropped 1", "next", ""]);
  });

  it("holds up neither memory nor the end", async () => {
    const log = createLogDestination({
      onDropped: (lines) => {
        dropped += lines;
      },
      droppedLine: String,
      write() {},
    });
    let dropped = 0;
    const line = `${"x".repeat(1023)}\n`;
    for (let count = 0; count < 10_000; count += 1) log.write(line);
    expect(dropped).toBeGreaterThan(7000);
    const startedAt = performance.now();
    await log.flush();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

/** Logs for a while, reports on standard error that it lives and what it dropped, and ends. */
const script = (end: string) => `
  import { createLog } from "./server/process/log.ts";
  import { watchProcess } from "./server/process/shutdown.ts";
  let dropped = 0;
  const log = createLog("info", false, { onDropped: (lines) => { dropped += lines; } });
  watchProcess({ log, exitAfter: 5_000, inFlight: () => 0, onRejection() {}, leave: async () => { throw new Error("left badly"); } });
  setInterval(() => log.error({ err: new Error("broken") }, "failed"), 10);
  for (let index = 0; index < 2000; index += 1) log.access('"route":"a route of usual length"');
  setTimeout(() => {
    process.stderr.write("alive, dropped " + dropped);
    ${end};
  }, 800);`;

function run(stdout: "pipe" | number, end: string) {
  return spawn("node", ["--import", "tsx", "--input-type=module", "-e", script(end)], {
    stdio: ["ignore", stdout, "pipe"],
  });
}

describe("a process", () => {
  const ends: [string, string, number][] = [
    ["a stop", "process.kill(process.pid, 'SIGTERM')", 0],
    ["an error that nobody caught", "throw new Error('broken')", 1],
  ];
  it.each(ends)(
    "outlives a full disk under its log, and ends in order after %s",
    async (_name, end, code) => {
      const child = run(openSync("/dev/full", "w"), end);
      const [said, [ended]] = await Promise.all([
        text(child.stderr as NodeJS.ReadableStream),
        once(child, "close"),
      ]);
      expect(Number(/^alive, dropped (\d+)$/.exec(said)?.[1])).toBeGreaterThan(2000);
      expect(ended).toBe(code);
    },
  );

  it.concurrent.each(ends)("outlives a closed pipe, and ends in order after %s", async (_name, end, code) => {
    const child = run("pipe", end);
    child.stdout?.destroy();
    const [said, [ended]] = await Promise.all([
      text(child.stderr as NodeJS.ReadableStream),
      once(child, "close"),
    ]);
    expect(Number(/^alive, dropped (\d+)$/.exec(said)?.[1])).toBeGreaterThan(2000);
    expect(ended).toBe(code);
  });

  it.concurrent("ends although nobody reads its log", async () => {
    const child = run("pipe", "process.kill(process.pid, 'SIGTERM')");
    child.stdout?.pause();
    const ended = await Promise.race([once(child, "exit"), wait(10_000)]);
    child.kill("SIGKILL");
    expect(ended).toEqual([0, null]);
  });
});
