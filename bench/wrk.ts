import { spawn } from "node:child_process";
import { once } from "node:events";
import { programPath } from "../scripts/needs/provide";
import { besideServer } from "./processes";

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
}

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Loads an address from a process of its own. Throws when any answer is an error. */
export async function loadWithWrk({ url, headers, connections, seconds }: LoadOptions): Promise<Load> {
  const [command, args] = besideServer([
    programPath("wrk"),
    "--latency",
    "--timeout=10s",
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`wrk ended with ${code}:\n${output}`);
  return readWrk(output);
}

/** Reads wrk's report. Throws when it reports status codes from 400 on, lost connections, or no answer at all. */
export function readWrk(output: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const [, p99 = "", unit = ""] = /^\s+99%\s+([\d.]+)(us|ms|s)\s*$/m.exec(output) ?? [];
  const load = {
    requests: number(/^\s+(\d+) requests in/m),
    requestsPerSecond: number(/^Requests\/sec:\s+([\d.]+)/m),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
  };
  if (/Non-2xx|Socket errors/.test(output) || !(load.requests > 0) || Number.isNaN(load.p99))
    throw new Error(`not every request was answered well:\n${output}`);
  return load;
}
