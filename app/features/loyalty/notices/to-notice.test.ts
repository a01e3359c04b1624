import { expect, it } from "vitest";
import type { AppContext } from "~/context/app-context";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { LoyaltyNotificationSchema } from "~/platform/entities/loyalty";
import { marketOf } from "../../../../tests/support/market-rules";
import { toNotice } from "./to-notice.server";

type Market = NonNullable<AppContext["config"]["market"]>;

const words: Parameters<typeof toNotice>[0] = {
  config: {} as AppContext["config"],
  t: createTranslator("en-US", catalogue).t,
  locale: { code: "en-US", name: "English", isDefault: true, direction: "ltr" as const },
};
const textOf = (changes: object, market?: Market) =>
  toNotice(
    { ...words, config: { ...words.config, market } },
    {
      ...LoyaltyNotificationSchema.parse({
        id: 1,
        trigger: "level",
        type: "credit",
        title: "Gold",
        message: "You are there",
        ...changes,
      }),
      at: "2026-11-01T10:00:00Z",
      isRead: false,
    },
  );

it.each([
  ["points", { amount: 50, amountType: "points" }, "+50 points"],
  ["experience", { amount: 1500, amountType: "exp" }, "+1,500 XP"],
  ["money", { amount: 5, amountType: "EUR" }, "+€5.00"],
  ["what was taken", { amount: 50, amountType: "points", type: "debit" }, "−50 points"],
  ["a sum with its own sign", { amount: -50, amountType: "points", type: "debit" }, "−50 points"],
  ["no kind at all", { amount: 7 }, "+7 points"],
  ["nothing", { amount: 0, amountType: "points" }, undefined],
])("an amount of %s", (_, changes, amount) => {
  expect(textOf(changes).amount).toBe(amount);
});

it("a level waits in the list where the market marks no moments, and nothing else does", () => {
  const market = marketOf({ games: { ...marketOf({}).games, moments: false } });
  expect(textOf({}, market).isQuiet).toBe(true);
  expect(textOf({ trigger: "quest" }, market).isQuiet).toBeUndefined();
  expect(textOf({}, marketOf({})).isQuiet).toBeUndefined();
});

it("a trigger and a type that nobody knows are neutral and no success", () => {
  expect(textOf({ trigger: "birthday", type: "gift" })).toMatchObject({
    kind: catalogue["notices.kind.other"],
    icon: "bell",
    tone: "danger",
    title: "Gold",
  });
});

it("a notice without words has ours", () => {
  expect(textOf({ title: " " }).title).toBe(catalogue["notices.credit"]);
  expect(textOf({ title: "", type: "debit" }).title).toBe(catalogue["notices.debit"]);
});
