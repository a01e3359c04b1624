import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { TranslateContext } from "~/i18n/translator";
import { PromotionTile } from "./promotion-tile";

const { t } = createTranslator("en-US", catalogue);

function renderTile(summary: string) {
  const promotion = { slug: "reload", title: "Reload", summary };
  render(
    <TranslateContext.Provider value={t}>
      <PromotionTile promotion={promotion} href="/promotions/reload" />
    </TranslateContext.Provider>,
  );
}

it("marks what one gets, also where the same value stands in it twice", () => {
  renderTile("50% up to €100, then 50% up to 1 000 €, staked 10×.");
  const values = screen.getAllByText(/%|€/, { selector: "b" }).map(({ textContent }) => textContent?.trim());
  expect(values).toEqual(["50%", "€100", "50%", "1 000 €"]);
});

it("is led by its title where no text says what one gets", () => {
  renderTile("");
  expect(screen.getByRole("heading").className).toBe("text-base");
});
