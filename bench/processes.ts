import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** The measured server has the last core to itself; load generator and backends share the others. */
const serverCore = String(cpus().length - 1);
const otherCores = cpus().length > 2 ? `0-${cpus().length - 2}` : "0";

/** Ticks a second of the kernel's process times, the same on every Linux that Node runs on. */
const TICKS = 100;

/** Gives a server its own core, and the sandbox that it started one of the others. */
export function pinServer(pid: number): void {
  pin(pid, serverCore);
  for (const child of childrenOf(pid)) pin(child, otherCores);
}

/** The command, on the cores beside the measured server's. */
export function besideServer(command: string[]): [string, string[]] {
  const [program = "", ...args] = hasTaskset() ? ["taskset", "-c", otherCores, ...command] : command;
  return [program, args];
}

/** Processor time of a process and its threads so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) * 1024;
}

function pin(pid: number, cores: string): void {
  if (hasTaskset()) execFileSync("taskset", ["-a", "-c", "-p", cores, String(pid)], { stdio: "ignore" });
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

let isTasksetThere: boolean | undefined;

function hasTaskset(): boolean {
  if (isTasksetThere === undefined) {
    try {
      execFileSync("taskset", ["-V"], { stdio: "ignore" });
      isTasksetThere = cpus().length > 1;
    } catch {
      isTasksetThere = false;
    }
  }
  return isTasksetThere;
}
