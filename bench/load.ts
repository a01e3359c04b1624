import { type Contender, type Effort, type Outcome, race, warmUp } from "./race";
import { cpuRow, lateRow, rateRow } from "./race-rows";
import type { Row } from "./results";
import { compareHalls } from "./same-page";
import { keptPage, PRIVATE, type Stage, setStage } from "./stage";
import { spreadOf } from "./statistics";

/** Races the hall and home, rendered for each request, with the references' hall. */
export async function benchHall(effort: Effort): Promise<Row[]> {
  return onStage(async (stage) => {
    const headers = { Cookie: PRIVATE };
    await compareHalls(stage, PRIVATE);
    const { hall, home, remix, express, template, templateWithCalls } = contendersOn(stage, headers);
    const all = { hall, home, remix, express, template, templateWithCalls };
    return raceAll(all, effort, (raced, connections) => [
      cpuRow(`hall, private visitor${at(connections)}: CPU / stock Remix`, raced.hall, raced.remix),
      cpuRow(`hall, private visitor${at(connections)}: CPU / Express + React`, raced.hall, raced.express),
      cpuRow(
        `hall, private visitor${at(connections)}: CPU / plain http + undici`,
        raced.hall,
        raced.templateWithCalls,
      ),
      cpuRow(
        `hall, private visitor${at(connections)}: CPU / plain http + undici, data kept`,
        raced.hall,
        raced.template,
      ),
      cpuRow(`home, private visitor${at(connections)}: CPU / stock Remix's hall`, raced.home, raced.remix),
      cpuRow(`Express + React${at(connections)}: CPU / stock Remix`, raced.express, raced.remix),
      lateRow(`hall, private visitor${at(connections)}: p99 / stock Remix`, raced.hall, raced.remix),
    ]);
  });
}

/** Races a player's hall and home, with their calls, with the references' hall of the same player. */
export async function benchPlayer(effort: Effort): Promise<Row[]> {
  return onStage(async (stage) => {
    const headers = { Cookie: stage.playerCookie };
    await compareHalls(stage, stage.playerCookie);
    const { hall, home, remix, express, template } = contendersOn(stage, headers);
    return raceAll({ hall, home, remix, express, template }, effort, (raced, connections) => [
      cpuRow(`hall, player with calls${at(connections)}: CPU / stock Remix`, raced.hall, raced.remix),
      cpuRow(`hall, player with calls${at(connections)}: CPU / Express + React`, raced.hall, raced.express),
      cpuRow(
        `hall, player with calls${at(connections)}: CPU / plain http + undici`,
        raced.hall,
        raced.template,
      ),
      cpuRow(`home, player with calls${at(connections)}: CPU / stock Remix's hall`, raced.home, raced.remix),
      lateRow(`hall, player with calls${at(connections)}: p99 / stock Remix`, raced.hall, raced.remix),
    ]);
  });
}

/** Races a kept page and its 304 with a plain server that sends the same bytes. */
export async function benchKept(effort: Effort): Promise<Row[]> {
  return onStage(async (stage) => {
    const page = await keptPage(stage);
    const plain = await page.startPlain();
    try {
      const ours = { pid: stage.sitePid, url: `${stage.site.url}/gamehall` };
      const theirs = { pid: plain.pid, url: plain.url };
      const all = {
        ours: { name: "kept page", ...ours },
        plain: { name: "plain http, the same bytes", ...theirs },
        ours304: { name: "304", ...ours, headers: { "If-None-Match": page.etag } },
        plain304: { name: "plain http, 304", ...theirs, headers: { "If-None-Match": '"bench"' } },
      };
      return await raceAll(all, effort, (raced, connections) => [
        rateRow(`kept page, ${connections} connections: rate / plain http`, raced.ours, raced.plain),
        rateRow(`304, ${connections} connections: rate / plain http`, raced.ours304, raced.plain304),
      ]);
    } finally {
      await plain.stop();
    }
  });
}

/** The bar speaks of 16 connections; the others are named. */
const at = (connections: number) => (connections === 16 ? "" : `, ${connections} connections`);

async function onStage(measure: (stage: Stage) => Promise<Row[]>): Promise<Row[]> {
  const stage = await setStage();
  try {
    return await measure(stage);
  } finally {
    await stage.stop();
  }
}

function contendersOn(stage: Stage, headers: Record<string, string>) {
  const { remix, express, template, templateWithCalls } = stage;
  const ours = { pid: stage.sitePid, headers };
  return {
    hall: { name: "this site, hall", ...ours, url: `${stage.site.url}/gamehall` },
    home: { name: "this site, home", ...ours, url: stage.site.url },
    remix: { name: "stock Remix", ...remix, headers, url: `${remix.url}/gamehall` },
    express: { name: "Express + React", ...express, headers, url: `${express.url}/gamehall` },
    template: { name: "plain http + undici, data kept", ...template, headers },
    templateWithCalls: { name: "plain http + undici, five calls", ...templateWithCalls, headers },
  };
}

async function raceAll<Name extends string>(
  contenders: Record<Name, Contender>,
  effort: Effort,
  rowsOf: (raced: Record<Name, Outcome>, connections: number) => Row[],
): Promise<Row[]> {
  const names = Object.keys(contenders) as Name[];
  const list = names.map((name) => contenders[name]);
  await warmUp(list, effort);
  const rows: Row[] = [];
  for (const connections of Object.keys(effort.rounds).map(Number)) {
    const outcomes = await race(list, connections, effort);
    const raced = Object.fromEntries(names.map((name, index) => [name, outcomes[index]]));
    print(list, outcomes, connections);
    rows.push(...rowsOf(raced as Record<Name, Outcome>, connections));
  }
  return rows;
}

function print(contenders: Contender[], outcomes: Outcome[], connections: number): void {
  process.stdout.write(`  ${connections} connections\n`);
  contenders.forEach(({ name }, index) => {
    const samples = outcomes[index]?.samples ?? [];
    const [cpu, rate, p99] = (["cpu", "requestsPerSecond", "p99"] as const).map((measured) =>
      spreadOf(samples.map((sample) => sample[measured])).median.toPrecision(3),
    );
    process.stdout.write(`    ${name.padEnd(34)} ${cpu} ms CPU, ${rate} req/s, p99 ${p99} ms\n`);
  });
}
