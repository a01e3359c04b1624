import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readdirSync, readSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../../support/ask";
import { type Case, hold } from "./case";
import { type ServerProcess, startServer } from "./server-process";

/** Lines are written twice a second. */
const WRITTEN_MS = 700;
const CONNECTIONS = 400;
/** Half of them for connections; a first page opens up to 60 of its own. */
const FILES = 256;

/** Where the log cannot be written the site serves, counts what it drops, and ends in order. */
export const outputs: readonly Case[] = [
  writtenTo("ENOSPC: a full disk", () => openSync("/dev/full", "w")),
  // Nothing is ever at the beginning of a process's memory, so that writing there fails as a broken disk does.
  { ...writtenTo("EIO: a disk that fails", () => openSync("/proc/self/mem", "r+")), isQuick: true },
  {
    row: "a log that cannot be written is counted, and costs no page",
    input: "EPIPE: a reader that goes and comes back",
    isQuick: true,
    check: async ({ url }) => {
      const folder = mkdtempSync(join(tmpdir(), "lifecycle-"));
      const pipe = join(folder, "log");
      execFileSync("mkfifo", [pipe]);
      const reader = openSync(pipe, "r+");
      const writer = openSync(pipe, "w");
      const server = await startServer({ sandboxUrl: url, stdout: writer });
      closeSync(writer);
      closeSync(reader);
      await serves(server);
      await wait(WRITTEN_MS);
      const dropped = await droppedBy(server);
      const back = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
      await serves(server);
      await wait(WRITTEN_MS);
      const logged = /"lines":(\d+),"msg":"lines of the log could not be written"/.exec(textIn(back));
      hold("the line names all that were counted", true, Number(logged?.[1]) >= dropped);
      hold("exit code", 0, await server.end("SIGTERM"));
      hold("the last line", true, textIn(back).includes('"msg":"left"'));
      closeSync(back);
      rmSync(folder, { recursive: true });
    },
  },
  {
    row: "a log that cannot be written is counted, and costs no page",
    input: "a reader that stands still",
    check: async ({ url }) => {
      const server = await startServer({ sandboxUrl: url, environment: { LOG_LEVEL: "debug" } });
      server.child.stdout?.pause();
      await serves(server);
      hold("exit code", 0, await server.end("SIGTERM"));
    },
  },
  {
    row: "connections beyond the files that may be open cost no process, and no visitor",
    input: `EMFILE: ${CONNECTIONS} connections of ${FILES} files`,
    isQuick: true,
    check: async ({ url }) => {
      const server = await startServer({ sandboxUrl: url, before: `ulimit -n ${FILES}` });
      const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
      const before = openFiles();
      const { port } = new URL(server.url);
      const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), "localhost"));
      for (const socket of sockets) socket.on("error", () => {});
      await wait(1_000);
      // Idle ones make room for whoever comes next.
      hold("files are left", true, openFiles() < FILES - 5);
      await serves(server);
      for (const socket of sockets) socket.destroy();
      // Until the server has closed its ends too, whoever comes next may still find no file.
      for (let waited = 0; openFiles() > before + 5 && waited < 5_000; waited += 20) await wait(20);
      await serves(server);
      hold("exit code", 0, await server.end("SIGTERM"));
    },
  },
];

function writtenTo(input: string, open: () => number): Case {
  return {
    row: "a log that cannot be written is counted, and costs no page",
    input,
    check: async ({ url }) => {
      const stdout = open();
      const server = await startServer({ sandboxUrl: url, stdout });
      closeSync(stdout);
      await serves(server);
      await wait(WRITTEN_MS);
      await droppedBy(server);
      hold("exit code", 0, await server.end("SIGTERM"));
      hold("standard error", "", server.said());
    },
  };
}

async function serves({ url }: ServerProcess): Promise<void> {
  for (const path of ["/", "/gamehall", "/promotions"])
    hold(`status of ${path}`, 200, (await ask(url, path)).status);
}

/** How many lines the metrics say were dropped. */
async function droppedBy({ url }: ServerProcess): Promise<number> {
  const { text } = await ask(url, "/metrics");
  const lines = Number(/^log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
  if (!(lines > 0)) throw new Error(`log_lines_dropped_total is ${lines}`);
  return lines;
}

function textIn(file: number): string {
  const bytes = Buffer.alloc(1 << 20);
  return bytes.toString("utf8", 0, readSync(file, bytes));
}
