import { execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "../../scripts/needs/provide";

/** Where the clone lies in the tree. */
const CLONE = "/home/croupier";
const CERTIFICATES = "/etc/certificates-of-the-host.pem";

const output = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: "utf8" }).trim();

interface Run {
  /** Ends the command and whatever it has started. */
  end: () => Promise<void>;
  /** Its exit code, and the lines that it has printed. */
  ended: Promise<{ code: number; lines: string[] }>;
}

export interface BareTree {
  run(command: string, how?: { user?: string; environment?: Record<string, string> }): Run;
  remove(): void;
}

/** The smallest Debian, with the Node that runs this and a clone of HEAD; the network and its settings are the host's. */
export function makeBareTree(): BareTree {
  const root = mkdtempSync(join(tmpdir(), "croupier-bare-"));
  const at = (path: string) => join(root, path);
  execFileSync(programPath("debootstrap"), ["--variant=minbase", "bookworm", root], { stdio: "inherit" });
  chmodSync(root, 0o755);
  // As every Debian has them: browsers are renewed here alone.
  const sources = readFileSync(at("/etc/apt/sources.list"), "utf8");
  const security = sources
    .replaceAll("/debian ", "/debian-security ")
    .replaceAll("bookworm", "bookworm-security");
  appendFileSync(at("/etc/apt/sources.list"), security);
  // Lists of the other sources alone would pass for all of them.
  rmSync(at("/var/lib/apt/lists"), { recursive: true });
  mkdirSync(at("/var/lib/apt/lists"));

  copyFileSync(process.execPath, at("/usr/local/bin/node"));
  cpSync(join(output("npm", "root", "--global"), "npm"), at("/usr/local/lib/node_modules/npm"), {
    recursive: true,
  });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, at(`/usr/local/bin/${name}`));

  for (const path of ["/etc/resolv.conf", "/etc/hosts"]) copyFileSync(path, at(path));
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates) copyFileSync(certificates, at(CERTIFICATES));
  // As in images of containers: what is installed starts no service, whose port may be the host's.
  writeFileSync(at("/usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });

  mkdirSync(at("/home"), { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--no-local", process.cwd(), at(CLONE)], { stdio: "inherit" });
  const usual = {
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    HOME: "/root",
    LANG: "C.UTF-8",
    npm_config_registry: output("npm", "config", "get", "registry"),
    ...(certificates && { NODE_EXTRA_CA_CERTS: CERTIFICATES }),
  };
  return {
    run: (command, { user = "root", environment = {} } = {}) =>
      startIn(root, user, command, { ...usual, ...environment }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Mounts and processes are the command's own, and gone with it. */
function startIn(root: string, user: string, command: string, env: Record<string, string>): Run {
  const enter = [
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `exec chroot --userspec=${user} ${root} sh -c "cd ${CLONE} && $0"`,
  ].join(" && ");
  const child = spawn("unshare", ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enter, command], {
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    process.stdout.write(part);
  });
  const ended = new Promise<Awaited<Run["ended"]>>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, lines: text.trimEnd().split("\n") }));
  });
  return {
    ended,
    end: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
