import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Program, programs } from "./programs";
import { provide } from "./provide";

let folder: string;
const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), "");
};
const ofDay = [
  "chromium-headless-shell",
  "chromium",
  "redis-server",
  "nginx",
  "openssl",
  "promtool",
  "WebKitWebDriver",
  "Xvfb",
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "needs-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A machine that has nothing but what lies in the folder. */
const machine = (more: object = {}) => ({
  environment: {},
  folders: [folder],
  system: "debian" as const,
  isRoot: false,
  install: vi.fn(),
  ...more,
});

describe("provide", () => {
  it("names everything that is missing, and one line for all of it", () => {
    put("nginx", "openssl", "WebKitWebDriver", "Xvfb");
    const own = machine();
    expect(() => provide(["test"], [], own)).toThrow(
      /^npm run test needs programs that are not here:\n {2}chromium-headless-shell .+ or CHROMIUM_PATH\n {2}chromium .+ or FULL_CHROMIUM_PATH\n {2}redis-server .+\n {2}promtool .+\nInstall them: sudo apt-get update && sudo apt-get install --yes --no-install-recommends chromium-headless-shell chromium redis-server prometheus$/,
    );
    expect(own.install).not.toHaveBeenCalled();
  });

  it("knows the names of another system, and requires nothing that only Linux has", () => {
    put("nginx", "openssl");
    expect(() => provide(["test"], [], machine({ system: "mac", isRoot: true }))).toThrow(
      /brew install google-chrome chromium redis prometheus$/,
    );
    expect(() => provide(["test"], [], machine({ system: "other" }))).toThrow("package manager");
  });

  it("installs all of it at once as root on Debian, and looks again", () => {
    put("nginx", "openssl", "Xvfb");
    const install = vi.fn(() => put("chromium", "redis-server", "promtool", "WebKitWebDriver"));
    provide(["test"], [], machine({ isRoot: true, install }));
    expect(install.mock.calls).toEqual([
      [["chromium-headless-shell", "chromium", "redis-server", "prometheus", "webkit2gtk-driver"]],
    ]);
    provide(["test"], [], machine({ isRoot: true, install }));
    expect(install).toHaveBeenCalledTimes(1);
  });

  it("says so where installing did not help", () => {
    expect(() => provide(["test"], [], machine({ isRoot: true }))).toThrow("redis-server");
  });

  it("requires what the command starts, and nothing that is skipped", () => {
    put(...ofDay);
    provide(["test"], [], machine());
    expect(() => provide(["test:proof -- security"], [], machine())).toThrow("firefox-esr");
    provide(["test:proof -- security"], ["firefox"], machine());
  });

  it("takes what a variable names, and refuses one that names nothing", () => {
    put(...ofDay.slice(1), "elsewhere");
    provide(["test"], [], machine({ environment: { CHROMIUM_PATH: join(folder, "elsewhere") } }));
    const wrong = machine({ isRoot: true, environment: { CHROMIUM_PATH: "/nowhere" } });
    expect(() => provide(["test"], [], wrong)).toThrow("CHROMIUM_PATH names no file: /nowhere");
    expect(wrong.install).not.toHaveBeenCalled();
  });
});

const sources = ["app", "bench", "sandbox", "scripts", "server", "tests"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => join(root, path))
    .filter((path) => /\.tsx?$/.test(path)),
);
const textOf = (path: string) => readFileSync(path, "utf8");

/** Every program that these files, and what they import, start. */
function startedFrom(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, to = ""] of textOf(path).matchAll(/\b(?:from|import) ?\(?"(\.[^"]*)"/g)) {
      const target = normalize(join(dirname(path), to));
      for (const file of [`${target}.ts`, `${target}.tsx`]) if (existsSync(file)) visit(file);
    }
  };
  entries.forEach(visit);
  const text = [...seen]
    .filter((path) => !path.startsWith("scripts/needs/"))
    .map(textOf)
    .join("\n");
  return Object.keys(programs).filter((name) => text.includes(`programPath("${name}")`));
}

describe("the list", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf("package.json"));
  const needsOf = (command: string) =>
    Object.entries<Program>(programs)
      .filter(([, { commands }]) => commands.includes(command))
      .map(([name]) => name);
  const proofs = [
    ...textOf("tests/proofs/run.ts").matchAll(/^ {2}(\w+): \(\) => import\("\.(\/.+)"\)/gm),
  ].map(([, name, file]) => [`test:proof -- ${name}`, [`tests/proofs${file}.ts`]] as const);

  it("has only scripts of package.json and proofs for commands", () => {
    const known = [...Object.keys(scripts), ...proofs.map(([command]) => command)];
    const commands = Object.values<Program>(programs).flatMap((program) => program.commands);
    expect(commands.filter((command) => !known.includes(command))).toEqual([]);
    expect(proofs.length).toBeGreaterThan(10);
  });

  it.each(proofs)("has for %s what it starts", (command, entries) => {
    expect(startedFrom(entries)).toEqual(needsOf(command));
  });

  it.each([
    ["test:all", /^(?:app|sandbox|scripts|server)\/.+\.test\.|^tests\/(?:unit|http|e2e|pictures|proofs)\//],
    ["test:nodes", /^(?:app|sandbox|scripts|server)\/.+\.test\.|^tests\/(?:unit|http)\/|^playwright/],
    ["test:e2e", /^tests\/(?:http|e2e|pictures)\/|^playwright/],
    ["test:bare", /^tests\/bare\//],
    ["bench", /^bench\//],
  ])("has for %s what its files start", (command, files) => {
    const entries = [...sources, "playwright.config.ts"].filter((path) => files.test(path));
    expect(startedFrom(entries)).toEqual(needsOf(command));
  });

  it("has by day what it has by night, but for Firefox and its blocker", () => {
    expect([...needsOf("test"), "firefox", "ublock"]).toEqual(needsOf("test:all"));
  });

  it("has every program that is started by name, beside those of every checkout", () => {
    const usual = ["node", "npm", "sh", "git", "mkfifo", "taskset", "unshare", "apt-get"];
    const started = sources.flatMap((path) =>
      [...textOf(path).matchAll(/\b(?:spawn|execFile)(?:Sync)?\(\s*"([^"/]+)"/g)].map(([, name]) => name),
    );
    expect(started.length).toBeGreaterThan(10);
    expect(started.filter((name) => !usual.includes(name ?? ""))).toEqual([]);
  });
});
