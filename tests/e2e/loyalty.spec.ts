import type { Page } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.use({ allowed: { statuses: [422, 503] } });

const dialog = (page: Page, title: Parameters<typeof say>[0]) =>
  page.getByRole("dialog", { name: say(title), exact: true });
const product = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const points = (page: Page, count: string) => page.getByText(say("loyalty.shop.have", { points: count }));

test(
  "a product is bought by a double click once, and listed as bought",
  withoutScript,
  async ({ playersPage: page, hydrated, submitted, sandbox }) => {
    await page.goto(paths.loyaltyShop());
    await hydrated(page);
    await product(page, "Mystery box")
      .getByRole("link", { name: say("loyaltyShop.buyThis", { name: "Mystery box" }) })
      .click();
    const question = dialog(page, "dialogs.loyaltyBuy.title");
    await expect(question).toContainText("1,980 points");
    await submitted(page, () => question.getByRole("button", { name: say("loyaltyShop.buy") }).dblclick());
    await expect(dialog(page, "dialogs.loyaltyBought.title")).toContainText("Mystery box");
    await dialog(page, "dialogs.loyaltyBought.title")
      .getByRole("link", { name: say("common.close"), exact: true })
      .first()
      .click();
    await expect(points(page, "1,980 points")).toBeVisible();
    await expect(page.getByRole("region", { name: say("loyaltyShop.purchases") })).toContainText(
      "Mystery box",
    );
    expect(await sandbox.calls("loyalty.buyproduct")).toHaveLength(1);
  },
);

test(
  "a purchase whose answer is lost is told as such, and what there is too little for as what lacks",
  byNight,
  async ({ page, signedInPlayer: { uid }, hydrated, submitted, sandbox }) => {
    await sandbox.fail(["loyalty.buyproduct=dropafter"], uid);
    await page.goto(`${paths.loyaltyShop()}?confirm=buy_product&id=1`);
    await hydrated(page);
    await submitted(page, () =>
      dialog(page, "dialogs.loyaltyBuy.title")
        .getByRole("button", { name: say("loyaltyShop.buy") })
        .click(),
    );
    await expect(page.getByRole("alert")).toContainText(say("accountForm.unknown"));
    await expect(page.getByText(say("dialogs.loyaltyBought.title"))).toHaveCount(0);
    await expect(points(page, "2,380 points")).toBeVisible();
    expect(await sandbox.calls("loyalty.buyproduct")).toHaveLength(1);
    await expect(product(page, "€500 bonus")).toContainText(
      say("loyalty.shop.missing", { points: "47,620 points" }),
    );
  },
);

test(
  "a character is changed from the second page of them, and its lost answer is no change that is said",
  byNight,
  async ({ page, signedInPlayer: { uid }, hydrated, submitted, sandbox }) => {
    await page.goto(paths.loyalty());
    await hydrated(page);
    const agree = () =>
      submitted(page, () =>
        dialog(page, "dialogs.loyaltyCharacterConfirm.title")
          .getByRole("button", { name: say("characters.agree") })
          .dblclick(),
      );
    await page.getByRole("link", { name: say("loyalty.character.change") }).click();
    const list = dialog(page, "dialogs.loyaltyCharacter.title");
    await list.getByRole("link", { name: say("characters.next"), exact: true }).click();
    await list.getByRole("link", { name: "Elza" }).click();
    await agree();
    await expect(page.getByText(say("characters.changed"))).toBeVisible();
    await expect(page.getByRole("main")).toContainText("1,280 points");
    await expect(page.getByRole("main")).toContainText("Elza");
    expect(await sandbox.calls("loyalty.setcharacter")).toHaveLength(1);

    await sandbox.fail(["loyalty.setcharacter=dropafter"], uid);
    await page.goto(`${paths.loyalty()}?confirm=character&id=2`);
    await hydrated(page);
    await agree();
    await expect(page.getByRole("alert")).toContainText(say("accountForm.unknown"));
    await expect(page.getByText(say("characters.changed"))).toHaveCount(0);
    expect(await sandbox.calls("loyalty.setcharacter")).toHaveLength(2);
  },
);
