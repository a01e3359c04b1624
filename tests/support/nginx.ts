import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { programPath } from "../../scripts/needs/provide";

const READY_WITHIN = 10_000;

export interface Edge {
  stop(): Promise<void>;
}

/** nginx configurations of the repository, by the file that holds them. */
const sources = {
  /** Follows `Vary`. */
  "docs/cdn.md": (text: string) =>
    [...text.matchAll(/```nginx\n(.*?)```/gs)].map((match) => match[1]).join("\n"),
  /** Ignores `Vary`, and knows several instances. */
  "deploy/nginx/croupier.conf": (text: string) => text,
};

/**
 * nginx with the very configuration that a file of the repository shows, before these instances of the site. The
 * visitor's country is read from a header.
 */
export async function startNginx(
  source: keyof typeof sources,
  instances: readonly string[],
  port: number,
): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), "croupier-nginx-"));
  mkdirSync(join(folder, "temp"));
  const shown = sources[source](readFileSync(source, "utf8"))
    .replace(/(?<=proxy_cache_path )\S+/, join(folder, "cache"))
    .replace("http://SITE", "http://croupier")
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`);
  const servers = instances.map((url) => `server ${new URL(url).host.replace("localhost", "127.0.0.1")}`);
  const upstream = readFileSync("deploy/nginx/instances.conf", "utf8")
    .split("\n")
    .filter((line) => !/server site-2/.test(line))
    .join("\n")
    .replace(/server site-1:\d+(.*;)/, (_line, rest: string) => servers.map((one) => one + rest).join("\n"));
  const country = readFileSync("deploy/nginx/country.conf", "utf8").replace(
    /(?<=default )"";/,
    "$http_x_test_country;",
  );
  const blocks = [upstream, country, shown].join("\n");
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
  const nginx = spawn(programPath("nginx"), ["-p", folder, "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
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
  if (await isOpen(port)) return { stop };
  await stop();
  throw new Error(`nginx did not start:\n${said}`);
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
