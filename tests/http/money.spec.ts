import Big from "big.js";
import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import type { Ledger } from "../support/sandbox-control";
import type { Site } from "../support/site";
import { createVisitor, type Visitor } from "../support/visitor";
import { expect, test } from "./fixtures";
import { hiddenFields } from "./hidden-fields";

const form = paths.depositBy("sandinstant");
const withdrawForm = paths.withdraw({ method: "sandiban", burn: "agreed" });

async function player(site: Site, base = "demo@sandbox.test"): Promise<{ visitor: Visitor; uid: number }> {
  const { login, password, uid } = await site.sandbox.clone(base);
  const visitor = createVisitor(site.url);
  await visitor.send(paths.signIn(), { login, password });
  return { visitor, uid };
}

async function openForm(visitor: Visitor): Promise<Record<string, string>> {
  return hiddenFields((await visitor.open(form)).text, "_token");
}

const deposits = ({ entries }: Ledger) => entries.filter(({ reason }) => reason === "deposit");

function sumsOf({ entries }: Ledger): Record<string, string> {
  const sums: Record<string, Big> = {};
  for (const { pocket, amount } of entries) sums[pocket] = (sums[pocket] ?? new Big(0)).plus(amount.amount);
  return Object.fromEntries(Object.entries(sums).map(([pocket, sum]) => [pocket, sum.toString()]));
}

function expectToAddUp(ledger: Ledger): void {
  const sums = sumsOf(ledger);
  for (const [pocket, { amount }] of Object.entries(ledger.balances))
    expect(new Big(sums[pocket] ?? 0).eq(amount), `${pocket}: ${sums[pocket]} and ${amount}`).toBe(true);
}

test("fifty posts of one form are one payment, and all lead to it", async ({ site, sandbox }) => {
  const { visitor, uid } = await player(site);
  const fields = { ...(await openForm(visitor)), amount: "70" };
  const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.send(form, fields)));
  const outcomes = new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`));
  expect([...outcomes]).toEqual([expect.stringMatching(/^303 \/cashier\/paysuccess\/dep_/)]);
  expect(await sandbox.calls("cashier.makedeposit")).toHaveLength(1);
  const ledger = await sandbox.ledger(uid);
  expect(deposits(ledger)).toHaveLength(1);
  expectToAddUp(ledger);
});

/** What becomes of the call, and how many payments there are in the end. */
const accidents: [fault: string, payments: number][] = [
  ["drop", 0],
  ["dropafter", 1],
  ["statusafter:503", 1],
  ["status:500", 0],
  ["html", 0],
  ["flaky", 0],
];

for (const [fault, payments] of accidents) {
  test(`${fault}: sent again, reloaded and opened anew, it stays one call`, async ({ site, sandbox }) => {
    const { visitor, uid } = await player(site);
    const fields = { ...(await openForm(visitor)), amount: "70" };
    await sandbox.fail([`cashier.makedeposit=${fault}*1`], uid);
    const first = await visitor.send(form, fields);
    expect([first.status, first.headers.location]).toEqual([302, form]);
    await visitor.send(form, fields);
    const page = await visitor.open(form);
    // It either knows by now, and goes on to the payment, or it says that it looks for it.
    if (payments === 1) expect(page.headers.location).toMatch(/\/cashier\/pay(pending|success)\/dep_/);
    else expect(page.text).not.toContain('name="amount"');
    expect(await sandbox.calls("cashier.makedeposit")).toHaveLength(1);
    const ledger = await sandbox.ledger(uid);
    expect(deposits(ledger)).toHaveLength(payments);
    expectToAddUp(ledger);
  });
}

test("a deposit, rounds of a game and a withdrawal add up to the cent", async ({ site, sandbox }) => {
  const { visitor, uid } = await player(site);
  const before = await sandbox.ledger(uid);
  const balance = before.balances.balance_main?.amount ?? "0";

  const paid = await visitor.send(form, { ...(await openForm(visitor)), amount: "120" });
  expect(paid.headers.location).toMatch(/paysuccess/);

  const launched = await visitor.open("/platform/game/long-name/play");
  const game = new URL(String(launched.headers.location));
  const spin = `${game.pathname}/spin${game.search}`;
  for (let round = 0; round < 20; round++) {
    const { status } = await ask(game.origin, spin, {
      method: "POST",
      headers: { ...navigation, "Content-Type": "application/x-www-form-urlencoded" },
      body: "choice=line&stake=50",
    });
    expect(status).toBe(303);
  }

  const review = await visitor.send(withdrawForm, {
    ...hiddenFields((await visitor.open(withdrawForm)).text, "intent"),
    amount: "60",
    "requisites.iban": "ES9121000418450200051332",
  });
  const fields = { ...hiddenFields(review.text, "_token"), intent: "send" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.send(withdrawForm, fields)));
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await sandbox.calls("cashier.makewithdrawal")).toHaveLength(1);

  const ledger = await sandbox.ledger(uid);
  expectToAddUp(ledger);
  const of = (reason: string) =>
    ledger.entries
      .filter((entry) => entry.reason === reason && entry.pocket === "balance_main")
      .reduce((sum, { amount }) => sum.plus(amount.amount), new Big(0));
  expect(of("deposit").toString()).toBe("120");
  expect(of("withdrawal").toString()).toBe("-60");
  expect(of("stake").toString()).toBe("-10");
  const expected = new Big(balance).plus(120).minus(60).minus(10).plus(of("win"));
  expect(ledger.balances.balance_main?.amount).toBe(expected.toFixed(2));
  const shown = new Intl.NumberFormat("en-US", { style: "currency", currency: "EUR" });
  expect((await visitor.open(paths.wallet())).text).toContain(shown.format(Number(expected)));
});
