import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("a command whose output nobody reads any more finishes with its usual exit code", async () => {
  const script = `
    import "./scripts/reader-gone.ts";
    process.stdout.write("first\\n");
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let line = 0; line < 3; line++) {
      process.stdout.write("more\\n");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    process.stderr.write("done");
    process.exitCode = 7;`;
  const command = spawn("node", ["--import", "tsx", "--input-type=module", "-e", script]);
  command.stdout.once("data", () => command.stdout.destroy());
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, "close")]);
  expect([said, code]).toEqual(["done", 7]);
});

const mains = readdirSync("scripts", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith("/main.ts") && !file.startsWith("dev/"),
);
it.each(mains)("%s tolerates a closed output", (file) => {
  expect(mains.length).toBeGreaterThan(5);
  expect(readFileSync(`scripts/${file}`, "utf8")).toContain('import "../reader-gone";');
});
