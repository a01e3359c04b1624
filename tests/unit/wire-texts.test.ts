import { expect, it } from "vitest";
import { catalogues } from "../../app/i18n/messages/catalogue";

/**
 * What backends say to programs (docs/contract.md#2 and #3.2); an operator's catalogue may, ours has words of its
 * own.
 */
const wireTexts = [
  "the code must contain 6 digits",
  "time expired",
  "code is invalid",
  "is enable",
  "resend time",
  "two_factor",
  "exception",
  "error_data",
];
/** Names as programs write them. */
const names = /\b[a-z]+_[a-z_]+\b|\b[A-Z]{2,}_[A-Z_]+\b/;

/** Without what a placeholder or a link of ours is called. */
const shown = (text: string) => text.replace(/\$\$\w+\$\$|\{\w+\}|https?:\S+/g, "");

it.each(Object.entries(catalogues))("no text of %s is one of the wire's", (_locale, texts) => {
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  const wrong = Object.entries(texts).filter(
    ([, text]) => wireTexts.some((wire) => text.toLowerCase().includes(wire)) || names.test(shown(text)),
  );
  expect(wrong).toEqual([]);
});
