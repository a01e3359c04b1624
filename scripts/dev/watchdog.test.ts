import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { LAST_PROBLEM, RESTART_PIPE } from "./restart";

const root = realpathSync(mkdtempSync(join(tmpdir(), "watchdog-")));
afterAll(() => rmSync(root, { recursive: true }));

it("an endless loop is reported with its place in the source, and the process requests a restart", async () => {
  const lines = [
    `import { watchForLoops } from ${JSON.stringify(join(process.cwd(), "scripts/dev/watchdog.ts"))};`,
    "interface Moved { line: number }",
    "watchForLoops();",
    "function spin(moved?: Moved): void {",
    "  for (;;) moved?.line;",
    "}",
    "setTimeout(spin, 1_500);",
  ];
  writeFileSync(join(root, "server.mts"), lines.join("\n"));
  const tsx = pathToFileURL(join(process.cwd(), "node_modules/tsx/dist/loader.mjs")).href;
  const child = spawn(process.execPath, ["--import", tsx, "server.mts"], {
    cwd: root,
    env: { ...process.env, [LAST_PROBLEM]: "null" },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const output = text(child.stdio[2] as Readable);
  const restart = text(child.stdio[RESTART_PIPE] as Readable);
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  expect(await output).toContain("the server has been busy for 5 s in server.mts:5");
  expect(JSON.parse(await restart)).toMatchObject({ loc: { file: join(root, "server.mts"), line: 5 } });
}, 60_000);
