import { beforeAll, describe, expect, it } from "vitest";
import { moveTransaction } from "../../../../sandbox/platform/cashier/transactions";
import type { TransactionStatus } from "../../../../sandbox/world/player";
import { type CashierBrowser, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { deposit } from "../testing/deposit-page";
import { payResults } from "./pay-results";

const app = await testApp();

const minute = 60_000;
const states: TransactionStatus[] = ["pending", "processing", "success", "fail", "cancel"];

/** A deposit of the browser's player, brought to a state, so many minutes ago. */
async function pay(browser: CashierBrowser, status: TransactionStatus, minutesAgo: number): Promise<string> {
  const destination = leadsTo(await deposit(browser, "sandpending")) ?? "";
  const id = destination.split("/").at(-1) ?? "";
  const { world } = app.sandbox;
  for (const player of world.state.players.values()) {
    const one = player.transactions.find((transaction) => transaction.id === id);
    if (!one) continue;
    if (status !== "pending") moveTransaction({ world, now: world.clock.now() }, player, one, status);
    one.created_at = new Date(Date.now() - minutesAgo * minute).toISOString().replace(/\.\d+/, "");
  }
  return id;
}

/** The page that a bare address ends at, after its redirects. */
async function follow(browser: CashierBrowser, address: string) {
  for (let turn = 0; turn < 3; turn += 1) {
    try {
      const { pathname } = new URL(address, "http://site");
      return await browser.result(address, pathname.split("/")[3]);
    } catch (thrown) {
      const next = thrown instanceof Response && leadsTo(thrown);
      if (!next) throw thrown;
      address = next;
    }
  }
  throw new Error(`no end of ${address}`);
}

describe.each(states)("a fresh payment that is %s", (status) => {
  let browser: CashierBrowser;
  let id: string;
  beforeAll(async () => {
    browser = await openPlayerBrowser(app);
    id = await pay(browser, status, 5);
  });

  it.each(Object.entries(payResults))("is shown at /cashier/%s where it fits", async (name, { fits }) => {
    const page = await follow(browser, `/cashier/${name}`);
    const isShown = fits.includes(status);
    expect(page).toMatchObject({ missing: isShown ? null : "unnamed", isLatest: isShown });
    expect(page.deposit).toEqual(isShown ? expect.objectContaining({ id, status }) : null);
  });
});

it("takes no payment older than 30 minutes", async () => {
  const browser = await openPlayerBrowser(app);
  for (const status of states) await pay(browser, status, 31);
  for (const name of Object.keys(payResults))
    expect(await follow(browser, `/cashier/${name}`)).toMatchObject({ missing: "unnamed", deposit: null });
});

it("takes the newest that fits, and never another player's", async () => {
  const browser = await openPlayerBrowser(app);
  const other = await openPlayerBrowser(app);
  await pay(browser, "cancel", 20);
  const id = await pay(browser, "cancel", 10);
  await pay(browser, "success", 1);
  expect(await follow(browser, "/cashier/paycancel")).toMatchObject({ deposit: { id }, page: "payCancel" });
  expect(await follow(other, "/cashier/paycancel")).toMatchObject({ missing: "unnamed", deposit: null });
});

it("is neutral while the history cannot be read, and says of no named old payment that it is the latest", async () => {
  const browser = await openPlayerBrowser(app);
  const id = await pay(browser, "success", 40);
  expect(await browser.result(`/cashier/paysuccess?transaction=${id}&latest=1`)).toMatchObject({
    isLatest: false,
    deposit: { id },
  });
  browser.fail("cashier.gethistory=status:500");
  expect(await follow(browser, "/cashier/paycancel")).toMatchObject({ missing: "unnamed", seconds: null });
});
