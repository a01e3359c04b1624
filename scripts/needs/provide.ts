import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Program, type ProgramName, programs } from "./programs";

/** Where programs are looked for, and how they are installed. */
interface Machine {
  environment: Readonly<Record<string, string | undefined>>;
  folders: readonly string[];
  system: "debian" | "mac" | "other";
  isRoot: boolean;
  install: (packages: readonly string[]) => void;
}

/**
 * Makes sure that what commands start is there: as root on Debian what is missing is installed, elsewhere the error
 * names all of it and the line that installs it.
 */
export function provide(
  wanted: readonly string[],
  without: readonly ProgramName[] = [],
  machine: Machine = thisMachine(),
): void {
  const missing = () =>
    Object.entries<Program>(programs)
      .filter(([name]) => !without.includes(name as ProgramName))
      .map(([, program]) => program)
      .filter(({ commands }) => commands.some((command) => wanted.includes(command)))
      // What only Linux can run is skipped elsewhere, by those who would start it.
      .filter(({ homebrew }) => machine.system !== "mac" || homebrew)
      .filter((program) => !find(program, machine));
  if (machine.system === "debian" && machine.isRoot && missing().length > 0)
    machine.install(missing().map(({ debian }) => debian));
  const still = missing();
  if (still.length > 0)
    throw new Error(advice(wanted.map((command) => `npm run ${command}`).join(", "), still, machine.system));
}

/** The same for a command's first lines: ends it with the advice. */
export function provideOrEnd(...args: Parameters<typeof provide>): void {
  try {
    provide(...args);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** The path of a program that is there; throws with advice where it is not. */
export function programPath(name: ProgramName): string {
  const machine = thisMachine();
  const found = find(programs[name], machine);
  if (!found) throw new Error(advice("This", [programs[name]], machine.system));
  return found;
}

function find({ variable, names }: Program, { environment, folders }: Machine): string | undefined {
  const named = environment[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names no file: ${named}`);
  return (
    named ||
    names
      .flatMap((name) => (name.startsWith("/") ? name : folders.map((folder) => join(folder, name))))
      .find(existsSync)
  );
}

function advice(who: string, missing: readonly Program[], system: Machine["system"]): string {
  const rows = missing.map(
    ({ names, about, variable }) => `  ${String(names[0]).padEnd(24)}${about.padEnd(45)}or ${variable}`,
  );
  const all = (manager: "debian" | "homebrew") =>
    missing.flatMap((program) => program[manager] ?? []).join(" ");
  const lines = {
    debian: `sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${all("debian")}`,
    mac: `brew install ${all("homebrew")}`,
    other: `with the system's package manager; Debian calls them ${all("debian")}`,
  };
  return `${who} needs programs that are not here:\n${rows.join("\n")}\nInstall them: ${lines[system]}`;
}

function thisMachine(): Machine {
  const { PATH = "" } = process.env;
  const isDebian = existsSync("/etc/debian_version");
  return {
    environment: process.env,
    // Debian's paths of ordinary users lack those of servers.
    folders: [...PATH.split(delimiter).filter(Boolean), "/usr/local/sbin", "/usr/sbin", "/opt/homebrew/bin"],
    system: isDebian ? "debian" : process.platform === "darwin" ? "mac" : "other",
    isRoot: process.getuid?.() === 0,
    install: installOnDebian,
  };
}

function installOnDebian(packages: readonly string[]): void {
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  // Images come without.
  if (!readdirSync("/var/lib/apt/lists").some((name) => name.includes("_Packages"))) apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
}
