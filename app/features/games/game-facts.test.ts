import { expect, it } from "vitest";
import { factTexts } from "./game-facts";

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;
const money = (amount: string) => ({ amount, currency: "EUR" });

it.each([
  ["nothing that is stated", {}, []],
  ["a return to player", { rtp: "96.20" }, ['play.rtp {"rtp":"96.2%"}']],
  ["a return that is no number", { rtp: "high" }, []],
  ["a volatility", { volatility: "high" }, ["games.facts.volatility.high {}"]],
  ["a volatility that is not known", { volatility: "constructor" }, []],
  [
    "bets",
    { min_bet: money("0.20"), max_bet: money("100.00") },
    ['games.facts.bets {"min":"€0.20","max":"€100.00"}'],
  ],
  ["half a range", { min_bet: money("0.20") }, []],
])("tells %s", (_name, facts, expected) => {
  expect(factTexts(facts, t, "en-US")).toEqual(expected);
});
