import { setTimeout as wait } from "node:timers/promises";
import { START_OVER } from "../../app/features/cashier/pending-payment/payment-check";
import { paths } from "../../app/routing/paths";
import { startSandbox } from "../../sandbox/start";
import { hiddenFields } from "../http/hidden-fields";
import { ask } from "../support/ask";
import type { Instance } from "../support/instances";
import { startPair } from "../support/pair";
import { createSandboxControl, type SandboxControl } from "../support/sandbox-control";
import { createVisitor } from "../support/visitor";
import type { Proof, Table } from "./table";

const MINUTE = 60_000;
const DEPOSIT = paths.depositBy("sandinstant");
const PAGES = [
  "/",
  "/gamehall",
  "/promotions",
  "/tournaments",
  "/cashier/history",
  "/profile/bonuses",
  "/nope",
];
/** Calls that may fail at random; every player still has to get correct answers. */
const FAULTS = [
  "games.get=status:500*3",
  "cashier.gethistory=drop*2",
  "banners.get=hang*1",
  "account.getInfo=html*1",
];
const MONEY_FAULTS = [
  "cashier.makedeposit=dropafter*1",
  "cashier.makedeposit=drop*1",
  "cashier.makedeposit=statusafter:503*1",
];
/** Megabytes that a process may grow by between the first third and the last. */
const GROWTH = 60;

/**
 * Mixed traffic with random faults and two rolling restarts; afterwards nothing is left, and every payment is accounted
 * for.
 */
export const proof: Proof = async (table, { isSample }) => {
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 0 });
  const control = createSandboxControl(sandbox.url);
  const pair = await startPair(sandbox.url);
  // The processes that serve now; a restart takes one out before it ends.
  const serving: Instance[] = [pair.one, pair.other];
  const duration = isSample ? MINUTE / 6 : Number(process.env.SOAK_MINUTES ?? 30) * MINUTE;
  const end = Date.now() + duration;
  const lost: string[] = [];
  try {
    const players = Array.from({ length: 4 }, (_, n) => play(table, { control, serving, end, lost, n }));
    const faults = breakThings(control, end);
    const memory: number[] = [];
    const watched = watchMemory(serving, end, memory);
    for (const share of [1 / 3, 1 / 3]) {
      await wait(duration * share);
      const [leaving] = serving.splice(0, 1);
      serving.push(await pair.startAnother());
      await table.check("rolling restarts (ms to the end)", "one process", async () => {
        const startedAt = performance.now();
        if ((await leaving?.leave()) !== 0) throw new Error("ended badly");
        return performance.now() - startedAt;
      });
    }
    await Promise.all([...players, faults, watched]);
    await control.recover();
    for (const { url } of serving) await proveQuiet(table, url);
    await table.check("requests that got no answer", "all", () => {
      if (lost.length > 0) throw new Error(`${lost.length}, the first ${lost[0]}`);
    });
    await table.check("memory (MB more than before)", "the processes that serve", () => {
      const third = Math.ceil(memory.length / 3);
      const more = Math.max(...memory.slice(-third)) - Math.max(...memory.slice(0, third));
      // A process that has just started still fills its caches.
      if (!isSample && more > GROWTH) throw new Error(`${Math.round(more)} MB`);
      return Math.max(0, more);
    });
  } finally {
    await Promise.all(serving.map((instance) => instance.kill()));
    await pair.stop();
    await sandbox.close();
  }
};

interface Playing {
  control: SandboxControl;
  serving: readonly Instance[];
  end: number;
  lost: string[];
  n: number;
}

/** A player who looks at pages and pays now and then, until the end; then the ledger matches what they were shown. */
async function play(table: Table, { control, serving, end, lost, n }: Playing): Promise<void> {
  const { login, password, uid } = await control.clone("demo@sandbox.test");
  const cookies = new Map<string, string>();
  const site = () => createVisitor(serving[n % serving.length]?.url ?? "", { cookies });
  const sure = async <T>(what: string, work: () => Promise<T>) =>
    work().catch((error: Error) => void lost.push(`${what}: ${error.message}`));
  await sure("sign-in", () => site().send(paths.signIn(), { login, password }));
  let [reported, unclear] = [0, 0];
  for (let turn = 0; Date.now() < end; turn += 1) {
    const path = PAGES[turn % PAGES.length] ?? "/";
    const page = await sure(path, () => site().open(path));
    if (page && page.status >= 500 && page.status !== 503) lost.push(`${path}: ${page.status}`);
    if (turn % 4 > 0) continue;
    if (turn % 8 === 0) await control.fail([MONEY_FAULTS[(turn / 8) % MONEY_FAULTS.length] ?? ""], uid);
    const form = await sure("form", () => site().open(DEPOSIT));
    if (!form?.text.includes('name="amount"')) {
      // One payment is looked for still: it is given up as a player may, and counted as unclear.
      await sure("again", () => site().send(DEPOSIT, { intent: START_OVER }));
      continue;
    }
    const fields = { ...hiddenFields(form.text, "_token"), amount: "20" };
    const answer = await sure("payment", () => site().send(DEPOSIT, fields));
    if (/paysuccess/.test(String(answer?.headers.location))) reported += 1;
    else unclear += 1;
  }
  await table.check("ledgers equal to what was told", `player ${n + 1}`, async () => {
    const { entries } = await control.ledger(uid);
    const paid = entries.filter(({ reason }) => reason === "deposit").length;
    if (paid < reported || paid > reported + unclear)
      throw new Error(`${paid} paid, ${reported} told, ${unclear} unclear`);
    return unclear;
  });
}

async function breakThings(control: SandboxControl, end: number): Promise<void> {
  for (let n = 0; Date.now() < end; n += 1) {
    await control.fail([FAULTS[n % FAULTS.length] ?? ""]);
    await wait(2_000);
  }
}

async function watchMemory(serving: readonly Instance[], end: number, memory: number[]): Promise<void> {
  while (Date.now() < end) {
    for (const { url } of [...serving]) {
      const answer = await ask(url, "/metrics").catch(() => null);
      const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(answer?.text ?? "")?.[1]);
      if (bytes > 0) memory.push(bytes / 2 ** 20);
    }
    await wait(1_000);
  }
}

/** Nothing is under way, and no promise has failed unseen. */
async function proveQuiet(table: Table, url: string): Promise<void> {
  await table.check("in flight afterwards", url, async () => {
    for (let turn = 0; ; turn += 1) {
      const { text } = await ask(url, "/metrics");
      const inFlight = Number(/^http_requests_in_flight (\d+)/m.exec(text)?.[1]);
      const rejections = Number(/^unhandled_rejections_total (\d+)/m.exec(text)?.[1]);
      if (rejections > 0) throw new Error(`${rejections} rejections that nobody handled`);
      if (inFlight <= 1) return inFlight - 1;
      if (turn > 40) throw new Error(`${inFlight} in flight`);
      await wait(1_000);
    }
  });
}
