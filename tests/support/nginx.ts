import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const READY_WITHIN = 10_000;

export interface Edge {
  stop(): Promise<void>;
}

/**
 * nginx with the very configuration that `docs/cdn.md` shows, before a site. What the visitor's network would tell of
 * their country a header tells here. `ports` take the place of those in the guide.
 */
export async function startNginx(site: string, ports: Record<string, number>): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), "croupier-nginx-"));
  mkdirSync(join(folder, "temp"));
  const shown = [...readFileSync("docs/cdn.md", "utf8").matchAll(/```nginx\n(.*?)```/gs)].map(
    (match) => match[1],
  );
  const blocks = shown
    .join("\n")
    .replace("CACHE_FOLDER", join(folder, "cache"))
    .replaceAll("http://SITE", site)
    .replaceAll("$country", "$http_x_test_country")
    .replace(/listen (\d+);/g, (_line, port: string) => `listen 127.0.0.1:${ports[port]};`);
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, "temp", name)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    // Its workers write the cache, in a folder of whoever runs the tests.
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; pid ${join(folder, "pid")}; error_log stderr warn; worker_processes 1;\n` +
      `events {}\nhttp {\naccess_log off;\n${temp.join("\n")}\n${blocks}\n}\n`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  nginx.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  nginx.once("error", (error) => {
    said += error.message;
  });
  const stop = async () => {
    await end(nginx);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const port of Object.values(ports)) {
    if (await isOpen(port)) continue;
    await stop();
    throw new Error(`nginx did not start:\n${said}`);
  }
  return { stop };
}

async function isOpen(port: number): Promise<boolean> {
  const until = Date.now() + READY_WITHIN;
  while (Date.now() < until) {
    const socket = connect(port, "127.0.0.1");
    const isConnected = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isConnected) return true;
    await wait(50);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
