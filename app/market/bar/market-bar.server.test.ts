import { expect, it } from "vitest";
import { marketOf } from "../../../tests/support/market-rules";
import type { Market } from "../market-file";
import { renderMarketBar } from "./market-bar.server";

const context = (bar: Market["bar"]) =>
  ({
    basename: "/es-ES",
    config: { market: marketOf({ bar }) },
    locale: { code: "es-ES" },
    t: String,
  }) as unknown as Parameters<typeof renderMarketBar>[0];

it("leads to the registers of others, and to the site's own limits in the locale", () => {
  const html = renderMarketBar(
    context([
      { id: "register", alt: { "sv-SE": "Spelpaus" }, href: "https://register.example" },
      {
        id: "limits",
        alt: { "es-ES": "Límites", "sv-SE": "Spelgränser" },
        href: "limits",
        image: "/assets/limits.svg",
      },
    ]),
  );
  expect(html).toMatch(
    /<a href="https:\/\/register\.example"[^>]*><span class="market-plate" lang="sv-SE" dir="auto">Spelpaus<\/span>/,
  );
  expect(html).toMatch(
    /<a href="\/es-ES\/profile\/responsible-game[^"]*"><img src="\/assets\/limits\.svg" alt="Límites"/,
  );
});

it("is none where the market has none", () => {
  expect(renderMarketBar(context(undefined))).toBeUndefined();
});
