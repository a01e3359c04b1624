import { expect, it } from "vitest";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { marketOf } from "../../tests/support/market-rules";
import { viewOf } from "./place.server";

const words = {
  locale: { code: "en-GB", name: "English", isDefault: true, direction: "ltr" as const },
  basename: "",
  t: createTranslator("en-US", catalogue).t,
};

it("the licence's day is written as dates are", () => {
  const { licence } = marketOf({});
  const sentence = { "en-GB": "{holder}, no. {number} of {date}" };
  const market = marketOf({ licence: { ...licence, sentence, on: "2026-01-31" } });
  expect(viewOf(market, "foot", words)?.licences).toEqual([
    expect.objectContaining({ text: "Holder, no. 1 of 31.01.2026" }),
  ]);
});
