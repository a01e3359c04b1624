import { existsSync, readFileSync, writeFileSync } from "node:fs";
import "../reader-gone";
import { endWithUsage, readOptions } from "../read-options";
import { visit } from "../visit";
import { type InventoryFile, inventoryPath } from "./inventory";
import { changedFiles, differences, type Probe, probePages, strangers, unknownScripts } from "./probe";

const USAGE = `npm run check:payment-page -- --url https://casino.example [--baseline file] [--inventory file]

Signs in as PROBE_LOGIN with PROBE_PASSWORD and opens the payment pages: their headers, and every script and style that
they load, are compared with the baseline (made by the first run, where the file is missing) and with the inventory of
the build that runs there (default: ${inventoryPath}). Prints what differs, and ends with 1.
`;

process.exitCode = await main().catch((error: Error) =>
  say(`the payment pages could not be read: ${error.message}\n`, 1),
);

async function main(): Promise<number> {
  const option = { type: "string" } as const;
  const {
    url,
    baseline,
    inventory = inventoryPath,
  } = readOptions({ url: option, baseline: option, inventory: option }, USAGE);
  const { PROBE_LOGIN: login, PROBE_PASSWORD: password } = process.env;
  if (!url || !URL.canParse(url)) return endWithUsage("--url is no address", USAGE);
  if (!login || !password) return endWithUsage("PROBE_LOGIN and PROBE_PASSWORD name no account", USAGE);
  const visitor = visit(url);
  await visitor.signIn(login, password);
  const probe = await probePages(visitor);
  const files = JSON.parse(readFileSync(inventory, "utf8")) as InventoryFile[];
  const found = [
    ...(await changedFiles(visitor, files)),
    ...strangers(probe, files),
    ...unknownScripts(probe),
    ...(baseline && existsSync(baseline)
      ? differences(JSON.parse(readFileSync(baseline, "utf8")) as Probe, probe)
      : []),
  ];
  for (const line of found) say(`${line}\n`, 1);
  if (baseline && !existsSync(baseline) && found.length === 0) {
    writeFileSync(baseline, JSON.stringify(probe, null, 2));
    say(`${baseline} is written\n`, 0);
  }
  return say(
    `${Object.keys(probe).length} payment pages, ${found.length} differences\n`,
    found.length > 0 ? 1 : 0,
  );
}

function say(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}
