import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, spawnServer } from "../lifecycle/server-process";

const STARTED_WITHIN = 30_000;
/** The log's line after which the start has said all. */
const LAST_LINE = /^both backends answer|^the backends do not fit/;

/** Starts a process of the site, however wrong, and waits until its start has said all that it will. */
export async function startToTheEnd(options: Parameters<typeof spawnServer>[0]): Promise<ServerProcess> {
  const server = await spawnServer(options);
  const deadline = Date.now() + STARTED_WITHIN;
  const isOver = () =>
    server.child.exitCode !== null || server.log().some(({ msg = "" }) => LAST_LINE.test(msg));
  while (!isOver() && Date.now() < deadline) await wait(100);
  return server;
}

/** What the log has said so far that is no mere note, and the line about both backends. */
export function startLines(server: ServerProcess): string {
  const lines = server
    .log()
    .filter(({ level, msg = "" }) => Number(level) >= 40 || LAST_LINE.test(msg))
    .map(({ msg }) => msg);
  return [server.said().trim(), ...lines].filter(Boolean).join("\n");
}
