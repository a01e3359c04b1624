import { describe, expect, it } from "vitest";
import { catalogue } from "~/i18n/messages/catalogue";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadHistory } from "./history.server";
import { statusKey } from "./history-entry";
import { type HistoryTab, historyTabs, readHistoryQuery } from "./history-query";
import { ofTransaction } from "./to-entry";

const app = await testApp();
const cookieHeader = await cookiesOf(app, "demo@sandbox.test");

const at = () => app.contextFor({ path: "/cashier/history", cookieHeader });

it.each([
  ["", { tab: "deposit", page: 1 }],
  [
    "?tab=withdrawal&page=3&status=pending&period=30",
    { tab: "withdrawal", page: 3, status: "pending", period: "30" },
  ],
  ["?tab=%3Cscript%3E&page=-1&period=5", { tab: "deposit", page: 1 }],
  ["?tab=bonuses&page=1e9&status=success", { tab: "bonuses", page: 750 }],
  ["?page=2.5", { tab: "deposit", page: 1 }],
])("%s asks for %j", (search, expected) => {
  expect(readHistoryQuery(new URLSearchParams(search))).toEqual(expected);
});

describe("a tab", () => {
  it.each<HistoryTab>([...historyTabs])("%s: newest first, four a page, none twice", async (tab) => {
    const first = await loadHistory(await at(), { tab, page: 1 });
    const second = await loadHistory(await at(), { tab, page: 2 });
    const ids = second.entries.map(({ id }) => id);
    expect(first.entries).toHaveLength(Math.min(4, first.total));
    expect(ids.slice(0, first.entries.length)).toEqual(first.entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const times = second.entries.map(({ at: time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("continues while there is more", async () => {
    let page: number | null = 1;
    let shown = 0;
    while (page !== null) {
      const history: Awaited<ReturnType<typeof loadHistory>> = await loadHistory(await at(), {
        tab: "withdrawal",
        page,
      });
      shown = history.entries.length;
      page = history.more;
    }
    expect(shown).toBe(9);
  });

  it.each([
    ["withdrawal", "success", 4],
    ["bonuses", "active", 2],
    ["cashbacks", "paid_out", 2],
  ] as const)("%s may be narrowed to %s", async (tab, status, total) => {
    const history = await loadHistory(await at(), { tab, status, page: 1 });
    expect(history.entries).toHaveLength(total);
    expect(history.total).toBe(total);
    expect(new Set(history.entries.map((entry) => entry.status))).toEqual(new Set([status]));
  });

  it("has the names of payment methods, and details", async () => {
    const { entries } = await loadHistory(await at(), { tab: "deposit", page: 1 });
    const card = entries.find(({ title }) => title === "Bank card");
    expect(card?.details).toContainEqual({ label: expect.anything(), text: "411111...1111" });
    expect(card?.details).toContainEqual({ label: "history.fact.number", text: card?.id });
  });

  it("lacks the names when the methods cannot be read", async () => {
    const context = await app.contextFor({
      cookieHeader: `${cookieHeader}; sandbox_fault=cashier.getdepositsettings=status:500`,
    });
    const { entries } = await loadHistory(context, { tab: "deposit", page: 1 });
    expect(entries[0]?.title).toBe("sandcard");
    expect(context.isPartial).toBe(true);
  });

  it("calls a payment of a kind that we do not know neither deposit nor withdrawal", async () => {
    const { platform } = await at();
    const [known] = (await platform.call("cashier.gethistory", { count: 1 })).items;
    if (!known) throw new Error("no payment");
    const words = { methods: new Map(), saved: [], account: null, dictionary: {} };
    const entry = ofTransaction({ ...known, type: "other" }, words);
    expect(entry).toMatchObject({ tab: "other", value: { amount: known.amount }, status: known.status });
    expect(catalogue).toHaveProperty([`history.kind.${entry.tab}`]);
    expect(catalogue).toHaveProperty([statusKey(entry)]);
    expect(entry.withdrawal).toBeUndefined();
  });

  it("shows the way of a withdrawal", async () => {
    const { entries } = await loadHistory(await at(), { tab: "withdrawal", status: "processing", page: 1 });
    expect(entries[0]?.withdrawal).toMatchObject({ status: "processing", time: "1–2 days" });
  });
});

describe("the totals", () => {
  it("sum up the whole history to the cent, and say since when", async () => {
    const { totals } = await loadHistory(await at(), { tab: "deposit", page: 1 });
    if (!totals?.ok) throw new Error("no totals");
    const eur = (amount: string) => ({ amount, currency: "EUR" });
    // 11 deposits, of which the 4th and the 8th came to nothing; 4 of 9 withdrawals are paid, 2 on their way.
    expect(totals.value.totals).toEqual([
      {
        paidIn: eur("525.00"),
        paidOut: eur("430.00"),
        onItsWay: eur("95.00"),
        net: eur("95.00"),
        sparkline: expect.stringMatching(/^M0 /),
      },
    ]);
    expect(Date.parse(totals.value.from)).toBeLessThan(Date.now() - 90 * 86_400_000);
  });

  it("look back as far as requested", async () => {
    const { totals } = await loadHistory(await at(), { tab: "withdrawal", period: "30", page: 1 });
    if (!totals?.ok) throw new Error("no totals");
    expect(totals.value.totals[0]).toMatchObject({ paidOut: { amount: "155.00" } });
  });

  it("are of payments alone", async () => {
    const { totals } = await loadHistory(await at(), { tab: "bonuses", page: 1 });
    expect(totals).toBeNull();
  });
});
