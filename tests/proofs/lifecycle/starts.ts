import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { marketSettings } from "../../../sandbox/market";
import { startSite } from "../../support/site";
import { type Case, hold, type Platform } from "./case";
import { spawnServer, startServer } from "./server-process";

const markets = new URL("../../../markets/", import.meta.url);

const wrong: [name: string, value: string, isQuick?: boolean][] = [
  ["PORT", "many", true],
  ["PAGE_CACHE_SECONDS", "-1"],
  ["SITE_TIME_ZONE", "Mars/Olympus"],
  ["LOG_LEVEL", "loud"],
  ["BRAND_FILE", "none.json"],
  ["HOST", "203.0.113.1", true],
];

/** Settings that stop a start, each with a line that names it and nothing else. */
export const starts: readonly Case[] = [
  ...wrong.map(
    ([name, value, isQuick = false]): Case => ({
      row: "a wrong setting stops the start with one line that names it",
      input: `${name}=${value}`,
      isQuick,
      check: async ({ url }) => {
        const lines = await reasonOf(url, { [name]: value });
        hold("lines", 1, lines.length);
        if (!lines[0]?.startsWith(name)) throw new Error(lines[0]);
      },
    }),
  ),
  {
    row: "a wrong setting stops the start with one line that names it",
    input: "a PORT that is taken",
    check: async ({ url }) => {
      const other = createServer().listen(0);
      const { port } = other.address() as AddressInfo;
      const lines = await reasonOf(url, { PORT: String(port) });
      other.close();
      hold("lines", [`Port ${port} is taken: set PORT to another one.`], lines);
    },
  },
  {
    row: "a market that the backends do not know stops the start",
    input: "a currency",
    isQuick: true,
    check: async ({ url }) => {
      const { MARKET_FILE = "", ...environment } = marketSettings("MT", markets);
      const file = JSON.parse(readFileSync(MARKET_FILE, "utf8"));
      writeFileSync(
        MARKET_FILE,
        JSON.stringify({ ...file, currencies: [...(file.currencies ?? []), "XTS"] }),
      );
      const server = await spawnServer({ sandboxUrl: url, environment: { ...environment, MARKET_FILE } });
      const [code] = await once(server.child, "close", { signal: AbortSignal.timeout(20_000) });
      hold("exit code", 1, code);
      if (!server.said().includes("MARKET_FILE names XTS")) throw new Error(server.said());
    },
  },
  {
    row: "what the launcher started ends with it",
    input: "site and sandbox",
    check: async () => {
      const site = await startSite();
      await site.stop();
      hold("exit code", 0, site.launcher.exitCode);
      for (const url of [site.url, site.sandboxUrl])
        hold(`an answer of ${url}`, null, await fetch(url).catch(() => null));
    },
  },
];

async function reasonOf(sandboxUrl: Platform["url"], environment: Record<string, string>): Promise<string[]> {
  const server = await startServer({ sandboxUrl, environment }).catch((error: Error) => error.message);
  if (typeof server === "string") return server.split("\n").filter(Boolean);
  await server.end("SIGKILL");
  throw new Error("it started");
}
