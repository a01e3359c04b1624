import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";

// Writes what V8 has compiled of the built site once it has shown its first pages, for server/compiled-site.ts. Runs the
// site on its sandbox, with none of this shell's settings.

const PAGES = ["/gamehall", "/"];

for (const name of Object.keys(process.env)) if (name !== "PATH") delete process.env[name];
Object.assign(process.env, { PORT: await freePort(), SANDBOX_PORT: await freePort(), DRAIN_MS: "0" });
process.argv.push("--sandbox");
await import("../build/launch.js");
const { compiled, codeFile } = await import("../build/server.js");
for (const page of PAGES) {
  const answer = await fetch(`http://localhost:${process.env.PORT}${page}`);
  await answer.text();
  if (!answer.ok) throw new Error(`the built site answers ${page} with ${answer.status}`);
}
// As they are when a start reads the code.
setFlagsFromString("--semi-space-growth-factor=2");
setFlagsFromString("--heap-growing-percent=0");
writeFileSync(codeFile, compiled.createCachedData());
process.kill(process.pid, "SIGTERM");

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
