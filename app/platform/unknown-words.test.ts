import { describe, expect, it } from "vitest";
import { BonusSchema, CashbackSchema } from "./entities/bonuses";
import { HistoryTransactionSchema } from "./entities/cashier";
import { GameRoundSchema } from "./entities/play";
import { examples } from "./testing/contract-examples";
import { pageOf } from "./wire";

const first = (method: keyof typeof examples) => (examples[method].full as { items: object[] }).items[0];

// docs/contract.md#o30: what has an amount stays in its list, whatever words it comes with.
const lists = {
  payments: {
    item: HistoryTransactionSchema,
    example: first("cashier.gethistory"),
    words: ["type", "status"],
  },
  bonuses: { item: BonusSchema, example: first("bonuses.get"), words: ["type", "status"] },
  cashbacks: { item: CashbackSchema, example: first("cashbacks.get"), words: ["status"] },
  bets: {
    item: GameRoundSchema,
    example: first("games.getHistory"),
    words: ["type", "status"],
  },
};

describe.each(Object.entries(lists))("%s with a word that we do not know", (_, { item, example, words }) => {
  it.each(words)("as their %s are shown under a neutral one, amounts and all", (word) => {
    const known = item.parse(example);
    const page = { items: [{ ...example, [word]: "brand_new" }], offset: 0, limit: 1, total: 1 };
    expect(pageOf(item).parse(page).items).toEqual([{ ...known, [word]: "other" }]);
  });
});
