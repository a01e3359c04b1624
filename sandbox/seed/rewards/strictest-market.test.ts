import { expect, it } from "vitest";
import { startSandbox } from "../../start";
import { createClient } from "../../test-client";
import { words } from "../../world/words";
import { offers, wagerTimes } from "./offers";

/** Numbers of a wagering requirement, as each language writes them. */
const TIMES = /(\d+)(?:×|x\b| (?:times|veces|vezes|reizes|مرات|مرة))/g;

/** A promise of something for nothing, whose terms say otherwise. */
const FREE_MONEY =
  /free (money|cash)|risk.free|no deposit|dinero gratis|sin (riesgo|depósito)|dinheiro grátis|sem (risco|depósito)|bezmaksas nauda|bez (riska|iemaksas)|مال مجاني|أموال مجانية|دون (مخاطر|إيداع)/i;

const advertising = { ...words.offers, ...words.promotions, ...words.popups, ...words.products };
const texts = (branch: object) => JSON.stringify(branch);

it("no text asks for more wagering than the strictest market allows", () => {
  const multiples = [...texts({ ...advertising, ...words.bonuses }).matchAll(TIMES)].map(([, times]) =>
    Number(times),
  );
  expect(multiples).toHaveLength(4 * 5);
  expect(new Set(multiples)).toEqual(new Set([wagerTimes]));
  expect(wagerTimes).toBeLessThanOrEqual(10);
});

it("no bonus asks for more, neither the demo player's nor one that is granted", async () => {
  const sandbox = await startSandbox({ games: 60 });
  const client = createClient(sandbox);
  await client.login("demo");
  await client.write("campaigns.activateOffer", { promo_code: "WELCOME100" });
  const { items } = await client.read("bonuses.get");
  await sandbox.close();
  expect(items).toHaveLength(7);
  for (const { wager, amount } of items)
    expect(Number(wager.required)).toBeLessThanOrEqual(10 * Number(amount.amount));
});

it("an offer with a bonus says its terms, and none promises free money", () => {
  const silent = offers.filter(
    ({ promotions, terms }) => promotions.some(({ type }) => type === "bonus") && !terms,
  );
  expect(silent).toEqual([]);
  expect(texts(advertising)).not.toMatch(FREE_MONEY);
});
