import { expect, it } from "vitest";
import { readCmsConfig } from "~/content/config/cms-config";
import type { JsonObject } from "~/upstream/json";
import { exampleMarket } from "../../tests/support/market-file";
import { inMarket } from "./over-content";

const market = exampleMarket("GB");

function read(reply: JsonObject, rules = exampleMarket("GB")) {
  const ignored: string[] = [];
  const config = inMarket(
    readCmsConfig(reply, () => {}),
    reply,
    rules,
    (path) => ignored.push(path),
  );
  return { config, ignored };
}

it("what the content service says of the market's matters is ignored, by name", () => {
  const { config, ignored } = read({
    cashier: { canCancelWithdrawal: true, pollSeconds: 7 },
    product: { name: "Mine", helpOrganisations: [{ name: "Mine" }] },
    auth: { notify: { isActive: true } },
  });
  expect(ignored).toEqual(["cashier.canCancelWithdrawal", "product.helpOrganisations"]);
  expect(config.cashier).toMatchObject({ canCancelWithdrawal: false, pollSeconds: 7 });
  expect(config.auth.notify).toEqual({ isActive: true, isChecked: false });
  expect(config.product.name).toBe("Mine");
});

it("nothing is ignored where it says nothing of them, and nothing changed without a market", () => {
  expect(read({}).ignored).toEqual([]);
  const reply = { cashier: { canCancelWithdrawal: false } };
  const config = readCmsConfig(reply, () => {});
  expect(inMarket(config, reply, undefined, () => {})).toBe(config);
});

it.each([
  [undefined, false],
  [{ months: 12 }, true],
])("a history of %j has its page, whatever the content service says: %s", (history, isThere) => {
  const { config } = read({ product: { features: { betHistory: false } } }, { ...market, history });
  expect(config.product.features.betHistory).toBe(isThere);
});

it("the box for letters is not there where the market knows no consent by e-mail", () => {
  const marketing = { ...market.consent.marketing, channels: ["phone" as const] };
  const { config } = read({}, { ...market, consent: { ...market.consent, marketing } });
  expect(config.auth.notify.isActive).toBe(false);
});
