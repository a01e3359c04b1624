import { say } from "./say";
import { readSettings } from "./settings";
import { startSandbox } from "./start";

try {
  const sandbox = await startSandbox(readSettings(process.env));
  say(`Sandbox (play money) answers at ${sandbox.url}\n`);
  const end = () => void sandbox.close().then(() => process.exit(0));
  process.once("SIGTERM", end);
  // Beside a site: Ctrl-C, and a terminal that closes, reach both processes, and this one stays until the site has answered everyone.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => process.connected || end());
  process.once("disconnect", end);
} catch (error) {
  process.stderr.write(`The sandbox cannot start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
