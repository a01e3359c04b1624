import { setTimeout as wait } from "node:timers/promises";
import { startSandbox } from "../../../sandbox/start";
import { createSandboxControl, type SandboxControl } from "../../support/sandbox-control";
import { forgeries, isRefused } from "../forgeries";
import { inTurns, type Proof, type ProofOptions, selection, type Table } from "../table";
import { type Attempt, fillForm, mustBeOne, mustBeTrue, outcomeOf } from "./attempts";
import { type LinkedPair, proveDoubleClicks, startLinkedPair } from "./double-clicks";
import { type MoneyForm, moneyForms } from "./forms";
import { proveReturns } from "./returns";

const PARALLEL = 50;
const AT_ONCE = 2;
/** What becomes of the call, and whether the platform has done its work then. */
const faults: [fault: string, isDone: boolean][] = [
  ["drop", false],
  ["dropafter", true],
  ["statusafter:503", true],
  ["html", false],
  ["hang", false],
];

/** Every form of money and rewards, on two processes with one Redis, against everything that may come between. */
export const proof: Proof = async (table, options) => {
  await proveReturns(table, options);
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 0 });
  const control = createSandboxControl(sandbox.url);
  const withPair = async (use: (pair: LinkedPair) => Promise<void>) => {
    const pair = await startLinkedPair(sandbox.url);
    try {
      await use(pair);
    } finally {
      await pair.stop();
    }
  };
  const forms = selection(moneyForms, options, 5);
  const done = new Map<MoneyForm, string>();
  try {
    await withPair(async (pair) => {
      await proveOnce(table, control, pair, forms, done);
      await proveForgeries(table, control, pair, forms);
      await proveFaults(table, control, pair, forms, { ...options, done });
      await proveDoubleClicks(table, control, pair, options.isSample ? forms.slice(0, 1) : forms, options);
    });
    for (const accident of options.isSample ? ACCIDENTS.slice(0, 1) : ACCIDENTS)
      await withPair((pair) => proveAccident(table, control, pair, forms, accident));
  } finally {
    await sandbox.close();
  }
};

async function proveOnce(
  table: Table,
  sandbox: SandboxControl,
  { one, other }: LinkedPair,
  forms: readonly MoneyForm[],
  done: Map<MoneyForm, string>,
) {
  await inTurns(forms, 1, (form) =>
    table.check(`${PARALLEL} posts at once to two processes`, form.method, async () => {
      const attempt = await fillForm(sandbox, one.url, form);
      const startedAt = performance.now();
      const postAll = () =>
        Promise.all(Array.from({ length: PARALLEL }, (_, n) => attempt.post(n % 2 ? one.url : other.url)));
      let answers = await postAll();
      // Processes that are too busy may refuse all of them: then nothing was sent, and a later press is made.
      if (answers.every(({ status }) => status === 503) && (await attempt.calls()) === 0)
        answers = await postAll();
      const outcomes = [...new Set(answers.map(outcomeOf))];
      await mustBeOne(attempt, true, true).catch((error: Error) => {
        throw new Error(`${error.message}, answers: ${outcomes}`);
      });
      // A busy process may refuse a post with a 503; all other answers report the same outcome.
      const ends = outcomes.filter((outcome) => !outcome.startsWith("503"));
      if (ends.length !== 1 || !/^30/.test(ends[0] ?? "")) throw new Error(`answers: ${outcomes}`);
      done.set(form, ends[0] ?? "");
      return performance.now() - startedAt;
    }),
  );
}

async function proveForgeries(
  table: Table,
  sandbox: SandboxControl,
  { one }: LinkedPair,
  forms: readonly MoneyForm[],
) {
  await inTurns(forms, 1, async (form) => {
    let attempt: Attempt | undefined;
    await table.check("forms that are forged", form.method, async () => {
      attempt = await fillForm(sandbox, one.url, form);
    });
    if (!attempt) return;
    const { postRaw, calls } = attempt;
    for (const { name, headers, ...more } of forgeries(one.url).slice(0, 10)) {
      await table.check("forgeries", `${name} of ${form.method}`, async () => {
        // Refused before its body was read, a connection may be closed under the sender.
        const answer = await postRaw(one.url, headers, more).catch(() => null);
        if (answer && !isRefused(answer)) throw new Error(`status ${answer.status}`);
        if ((await calls()) > 0) throw new Error("was sent");
      });
    }
  });
}

async function proveFaults(
  table: Table,
  sandbox: SandboxControl,
  { one, other }: LinkedPair,
  forms: readonly MoneyForm[],
  { isSample, done }: ProofOptions & { done: Map<MoneyForm, string> },
) {
  for (const [fault, isDone] of isSample ? faults.slice(1, 4) : faults) {
    await inTurns(forms, fault === "hang" ? forms.length : AT_ONCE, (form) =>
      table.check(`${fault}, then sent again to the other process`, form.method, async () => {
        const attempt = await fillForm(sandbox, one.url, form);
        await sandbox.fail([`${form.method}=${fault}*1`], attempt.uid);
        const startedAt = performance.now();
        const first = await attempt.post(one.url);
        const ms = performance.now() - startedAt;
        const truth = { attempt, done: done.get(form), isDone };
        await mustBeTrue(first, { ...truth, url: one.url });
        const again = await attempt.post(other.url);
        const isDoneByNow = isDone || form.mayRepeat === true;
        await mustBeTrue(again, { ...truth, isDone: isDoneByNow, url: other.url, isRepeat: true });
        await mustBeOne(attempt, isDone);
        return ms;
      }),
    );
  }
}

const ACCIDENTS = ["rolling restart", "slow restart", "Redis is killed", "the process is killed"] as const;
/** Milliseconds for which the platform delays its answer; in a slow restart nearly as long as a payment may take. */
const MEANWHILE = 4_000;
const LONGEST = 29_000;

/** All forms are at the platform when it happens; then each is sent again to the process that is left. */
async function proveAccident(
  table: Table,
  sandbox: SandboxControl,
  { one, other, redis }: LinkedPair,
  forms: readonly MoneyForm[],
  accident: (typeof ACCIDENTS)[number],
) {
  const row = `${accident} between call and answer`;
  const isSlow = accident === "slow restart";
  const attempts: Attempt[] = [];
  for (const form of forms.filter(({ method }) => !isSlow || method.startsWith("cashier."))) {
    await table.check(`${row}: forms filled`, form.method, async () => {
      const attempt = await fillForm(sandbox, one.url, form);
      await sandbox.fail([`${form.method}=delayafter:${isSlow ? LONGEST : MEANWHILE}*1`], attempt.uid);
      attempts.push(attempt);
    });
  }
  // In a slow restart every other visitor has left before the answer.
  const hasLeft = (at: number) => isSlow && at % 2 === 1;
  const answers = attempts.map((attempt, at) =>
    (hasLeft(at) ? attempt.postAndLeave(one.url) : attempt.post(one.url)).catch(() => null),
  );
  for (let turn = 0; turn < 50; turn += 1) {
    const calls = await Promise.all(attempts.map((attempt) => attempt.calls()));
    if (calls.every((count) => count === 1)) break;
    await wait(50);
  }
  if (accident.endsWith("restart")) {
    const startedAt = performance.now();
    const left = one.leave();
    await table.check(`${row}: ends in order`, "exit code", async () => {
      if ((await left) !== 0) throw new Error(`exit code ${await left}`);
      return performance.now() - startedAt;
    });
  } else if (accident === "Redis is killed") await redis.end();
  else await one.kill();
  await Promise.all(
    attempts.map((attempt, at) =>
      table.check(row, attempt.form.method, async () => {
        const first = await answers[at];
        const truth = { attempt, url: other.url, done: undefined, isDone: true };
        if (first) await mustBeTrue(first, truth);
        if (!first && accident !== "the process is killed" && !hasLeft(at)) throw new Error("no answer");
        const again = await attempt.post(other.url);
        // Without Redis the other process cannot know, and says that it sends nothing.
        if (accident !== "Redis is killed") await mustBeTrue(again, { ...truth, isRepeat: true });
        if (isSlow && !/^30/.test(outcomeOf(again)))
          throw new Error(`its end is not known: ${outcomeOf(again)}`);
        if (again.status === 500) throw new Error("status 500");
        await mustBeOne(attempt, true);
      }),
    ),
  );
}
