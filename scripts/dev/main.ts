import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { endWithParent } from "../../sandbox/end-with-parent";
import { LAST_PROBLEM, RESTART_PIPE } from "./restart";

// `npm run dev`: holds the server, a process of its own, so that something still answers Ctrl-C while that one is in an
// endless loop. Restarts it on its request.

const SERVER = fileURLToPath(new URL("./server.ts", import.meta.url));

endWithParent();
let server = start("null");
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.once(signal, () => {
    server.kill("SIGKILL");
    process.exit();
  });
}

function start(lastProblem: string) {
  const child = spawn(process.execPath, [...process.execArgv, SERVER, ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "pipe"],
    env: { ...process.env, [LAST_PROBLEM]: lastProblem },
  });
  let restart = "";
  (child.stdio[RESTART_PIPE] as Readable).setEncoding("utf8").on("data", (text: string) => {
    restart += text;
  });
  child.once("close", (code) => {
    if (!restart) process.exit(code ?? 1);
    server = start(restart);
  });
  return child;
}
