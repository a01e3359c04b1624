import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { endedBy } from "../support/instances";
import { freePort } from "../support/site";

/** What is neither source nor read by the development server. */
const EXCLUDED = [".env", ".git", "build", "node_modules", "test-results"];

/** The development server over a copy of the checkout, so that files may be spoiled. */
export async function startDevelopment() {
  const folder = mkdtempSync(join(tmpdir(), "croupier-dev-"));
  for (const name of readdirSync(".").filter((name) => !EXCLUDED.includes(name))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !name.startsWith("."))) {
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/dev/main.ts"], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "development", PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://localhost:${port}`,
    output: () => printed,
    isAlive,
    /** Changes a file. Returns what mends it. */
    spoil(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      const good = readFileSync(path, "utf8");
      const bad = change(good);
      if (bad === good) throw new Error(`${file} is as it was`);
      writeFileSync(path, bad);
      return () => writeFileSync(path, good);
    },
    async stop() {
      await endedBy(child, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
