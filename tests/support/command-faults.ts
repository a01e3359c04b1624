import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Names of files below a folder, but for those of packages. */
export const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => ending.test(path) && !path.includes("node_modules"));
const read = (path: string) => readFileSync(path, "utf8");

/** Where a variable may be read. */
const readers = [
  ...["app", "server", "sandbox", "scripts", "tests", "deploy", "bench"].flatMap((folder) =>
    filesIn(folder, /\.(?:tsx?|mjs|ya?ml)$/),
  ),
  ...filesIn("integrations/strapi", /\.[cm]?[jt]s$/),
  "playwright.config.ts",
].filter((path) => !path.includes("documented-commands"));
const variables = new Set(readers.flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []));
/** Those of Node and of the C library. */
const others = /^(?:NODE_OPTIONS|MALLOC_\w+)$/;

/** What is built, by what it is built of. */
const sources: Record<string, string> = {
  "build/server.js": "server.ts",
  "build/launch.js": "sandbox/launch.ts",
};
const ownOfNpm = new Set(["ci", "install", "audit", "rebuild"]);
const words = (line: string) => line.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
const isOption = (word: string) => word.startsWith("-");
const isPlaceholder = (text: string) => /^(?:\.{3}|…|[A-Z_]+|<.*>)$/.test(text);

/** A program with the arguments and variables that a line gives it, in a folder of the checkout. */
interface Call {
  args: readonly string[];
  settings: readonly string[];
  folder: string;
}

/** What is wrong with a command line. `more` are arguments that npm adds at its end. */
export function faultsOf(line: string, folder = ".", more: readonly string[] = []): string[] {
  const parts = line.split(/&&|\|\||[|;&](?!&)/).map((part) => words(part.trim()));
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => {
      const start = part.findIndex((word) => !/^[A-Z][A-Z0-9_]*=/.test(word));
      const settings = start < 0 ? part : part.slice(0, start);
      const [program = "", ...own] = start < 0 ? [] : part.slice(start);
      const args = index === parts.length - 1 ? [...own, ...more] : own;
      return [...unreadVariables(settings), ...faultsOfProgram(program, { args, settings, folder })];
    });
}

function unreadVariables(settings: readonly string[]): string[] {
  const names = settings.map((setting) => setting.slice(0, setting.indexOf("=")));
  return names
    .filter((name) => !variables.has(name) && !others.test(name))
    .map((name) => `nothing reads ${name}`);
}

function faultsOfProgram(program: string, call: Call): string[] {
  const { args, settings, folder } = call;
  switch (program) {
    case "":
    case "wait":
      return [];
    case "exec":
    case "npx":
      return faultsOf([...settings, ...args].join(" "), folder);
    case "npm":
      return faultsOfNpm(call);
    case "node":
    case "tsx":
      return faultsOfFile(program, call);
    case "playwright":
      return [...unknownOptions(program, args), ...faultsOfPlaywright(call)];
    case "vitest":
      return [...unknownOptions(program, args), ...missingPaths(args)];
    // Installed by its own folder alone.
    case "strapi":
      return [];
    default:
      return unknownOptions(program, args);
  }
}

function faultsOfNpm({ args, settings, folder }: Call): string[] {
  const [command, name, ...rest] = args[0] === "run" ? args : ["run", ...args];
  if (!name || (args[0] !== "run" && ownOfNpm.has(name))) return [];
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read(join(folder, "package.json")));
  const script = scripts[name];
  if (command !== "run" || !script) return [`no script ${name}`];
  const [first = "", ...passed] = rest;
  if (isOption(first) && first !== "--") return [`npm takes ${first} for itself`];
  return faultsOf([...settings, script].join(" "), folder, first === "--" ? passed : rest);
}

/** A file that Node runs, by itself or by tsx. The options that it reads are in the files beside it. */
function faultsOfFile(program: string, { args, folder }: Call): string[] {
  const at = args.findIndex((arg) => /\.(?:[mc]?js|ts)$/.test(arg));
  const file = args[at];
  if (!file) return args.every(isOption) ? [] : [`${program} has no file`];
  const source = join(folder, sources[file] ?? file);
  if (!existsSync(source)) return [`no file ${file}`];
  const isBare = file === "build/server.js" && !args.slice(0, at).includes("--enable-source-maps");
  const isAlone = ["scripts", "."].includes(dirname(source));
  const text = (isAlone ? [source] : filesIn(dirname(source), /(?<!\.test)\.(?:ts|mjs)$/))
    .map(read)
    .join("\n");
  const reads = (word: string) => {
    const name = word.replace(/^--/, "");
    return new RegExp(`"--${name}"|\\b${name}:|"${name}"|\\{ ${name} `).test(text);
  };
  const passed = args.slice(at + 1);
  const [first = "--"] = passed;
  const named = isOption(first) || isPlaceholder(first) ? [] : [first];
  return [
    ...(isBare ? ["the server runs with --enable-source-maps"] : []),
    ...[...named, ...passed.filter(isOption)]
      .filter((word) => !reads(word))
      .map((word) => `${file} knows no ${word}`),
  ];
}

function faultsOfPlaywright({ args, settings }: Call): string[] {
  const config = args[args.indexOf("--config") + 1] ?? "";
  if (args.includes("--config")) return existsSync(config) ? [] : [`no file ${config}`];
  const [byNight = "", byDay = ""] = read("playwright.config.ts").split("const projectsByDay");
  const projects = settings.includes("TESTS=day") ? byDay : byNight;
  const named = args.flatMap((arg) => /^--project=(.+)/.exec(arg)?.[1] ?? []);
  const specs = filesIn("tests", /\.spec\.ts$/);
  const files = args.filter((arg) => arg !== "test" && !isOption(arg));
  return [
    ...named.filter((name) => !projects.includes(`name: "${name}"`)).map((name) => `no project ${name}`),
    ...files.filter((name) => !specs.some((spec) => spec.includes(name))).map((name) => `no test ${name}`),
  ];
}

function missingPaths(args: readonly string[]): string[] {
  const paths = args.filter(
    (arg, index) => !isOption(arg) && args[index - 1] !== "--project" && !/^(?:run|watch)$/.test(arg),
  );
  return paths.filter((path) => !existsSync(path) && path !== "origin/main").map((path) => `no path ${path}`);
}

const helps = new Map<string, string>();
/** Options as a program's help names them: `--no-file-parallelism` is `--fileParallelism` too. */
const bare = (text: string) => text.replace(/^--(?:no-)?|-|=.*$/g, "").toLowerCase();

function unknownOptions(program: string, args: readonly string[]): string[] {
  const path = join("node_modules/.bin", program);
  if (!existsSync(path)) return [`no program ${program}`];
  const options = args.filter((arg) => arg.startsWith("--"));
  if (options.length === 0) return [];
  const command = args.slice(0, 1).filter((arg) => !isOption(arg));
  const key = [program, ...command].join(" ");
  const help = helps.get(key) ?? spawnSync(path, [...command, "--help"], { encoding: "utf8" }).stdout;
  helps.set(key, help);
  const known = new Set(help.match(/--[\w-]+/g)?.map(bare));
  return options.filter((option) => !known.has(bare(option))).map((option) => `${key} knows no ${option}`);
}
