import { expect, it } from "vitest";
import type { LocalesReply } from "~/content/entities/locales";
import { exampleMarket } from "../../../tests/support/market-file";
import { marketFit } from "./market-fit.server";

const market = exampleMarket("BR");

interface Offered {
  locales?: string[];
  currencies?: string[];
  countries?: string[];
  messages?: Record<string, string>;
}

/** What of the market's file the backends have; what is undefined fails. */
function compare({ locales, currencies, countries, messages }: Offered, rules = market) {
  const answers: Record<string, unknown> = {
    "metadata.getgeneralinfo": currencies && { available_currencies: currencies.map((id) => ({ id })) },
    "metadata.get": countries && { countries: countries.map((code) => ({ code })) },
  };
  const answer = async <T>(value: unknown) => {
    if (!value) throw new Error("no connection");
    return value as T;
  };
  return marketFit({
    market: rules,
    locales: () => answer<LocalesReply>(locales && { locales: locales.map((code) => ({ code })) }),
    messages: () => answer(messages),
    platform: { call: ((method: string) => answer(answers[method])) as never },
  });
}

const all = { locales: ["en-US", "pt-BR"], currencies: ["BRL", "EUR"], countries: ["BR"], messages: {} };
const nothing = { unknown: [], notes: [], unanswered: [] };

it("nothing is said where the backends have all of it, or where there is no market", async () => {
  expect(await compare(all)).toEqual(nothing);
  expect(await marketFit({ market: undefined } as never)).toEqual(nothing);
});

it("a locale or a currency that is unknown stops the start, an unknown country is logged", async () => {
  expect(await compare({ ...all, locales: ["en-US"], currencies: ["EUR"], countries: ["ES"] })).toEqual({
    ...nothing,
    unknown: [
      "the content service does not fit: MARKET_FILE names pt-BR, and it has none of these locales: it has en-US",
      "the platform does not fit: MARKET_FILE names BRL, and it has none of these currencies: it has EUR",
    ],
    notes: ["the platform does not fit: MARKET_FILE names BR, and it has none of these countries"],
  });
  const two = { ...market, locales: ["pt-BR", "pt-PT"] };
  expect((await compare(all, two)).unknown).toEqual([expect.stringContaining("MARKET_FILE names pt-PT,")]);
});

it("what does not answer stops nothing, and is named", async () => {
  expect(await compare({})).toEqual({
    ...nothing,
    unanswered: ["the content service", "the platform"],
  });
  expect(await compare({ ...all, locales: undefined, currencies: ["EUR"] })).toMatchObject({
    unknown: [expect.stringContaining("BRL")],
  });
});

it("languages without the file's words are named, and shared words that the content service has changed", async () => {
  const everywhere = { ...market, locales: undefined };
  expect((await compare(all, everywhere)).notes).toEqual([
    "MARKET_FILE has words without a text in en-US: pages tell them in its first language",
  ]);
  const messages = { "market.complaints": "Fale com a gente.", "common.balance": "Saldo" };
  expect((await compare({ ...all, messages })).notes).toEqual([
    "words of MARKET_FILE are the content service's in pt-BR: market.complaints",
  ]);
});
