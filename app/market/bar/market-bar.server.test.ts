import { expect, it } from "vitest";
import words from "~/i18n/messages/en-US.json";
import { marketOf } from "../../../tests/support/market-rules";
import type { Market } from "../market-file";
import { renderMarketBar } from "./market-bar.server";

const context = (bar: Market["bar"]) =>
  ({
    basename: "/es-ES",
    config: { market: marketOf({ bar }) },
    t: (key: keyof typeof words) => words[key],
  }) as unknown as Parameters<typeof renderMarketBar>[0];

it("leads to the registers of others, and to the site's own limits in the locale", () => {
  const html = renderMarketBar(
    context([
      { id: "register", alt: "market.se.spelpaus", href: "https://register.example" },
      { id: "limits", alt: "market.se.spelgranser", href: "limits", image: "/assets/limits.svg" },
    ]),
  );
  expect(html).toMatch(
    /<a href="https:\/\/register\.example"[^>]*><span class="market-plate">Spelpaus<\/span>/,
  );
  expect(html).toMatch(
    /<a href="\/es-ES\/profile\/responsible-game[^"]*"><img src="\/assets\/limits\.svg" alt="Spelgränser"/,
  );
});

it("is none where the market has none", () => {
  expect(renderMarketBar(context(undefined))).toBeUndefined();
});
