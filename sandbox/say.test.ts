import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("what cannot be written does not end the process", { timeout: 60_000 }, async () => {
  const script = `
    import { say } from "./sandbox/say.ts";
    say("Site: http://localhost:3000\\n");
    setTimeout(() => process.stderr.write("alive"), 300);`;
  const child = spawn("node", ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "close")]);
  expect([said, code]).toEqual(["alive", 0]);
});
