import { beforeEach, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadLoyaltyShop } from "../loyalty.server";
import { shopForms } from "./shop-forms.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const method = "loyalty.buyproduct";
const page = "/loyalty/shop";

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  const shop = () => browser.visit(page, (context) => loadLoyaltyShop(context));
  return {
    browser,
    shop,
    buy: async (id: string, key = attempt) => {
      const form = formOf({ intent: "buy", attempt: key, id });
      const said = await browser.visit(page, (context) => answerAccountForms(context, form, shopForms));
      return said instanceof Response ? leadsTo(said) : { ...said.data.refusal, status: said.init?.status };
    },
    dialog: async (address: string) =>
      browser.visit(address, async (context) => {
        const dialog = await loadDialog(context);
        return { name: dialog?.name, outcome: dialog?.outcome, data: dialog?.data, token: dialog?.token };
      }),
    points: async () => {
      const { standing } = await shop();
      return standing.ok ? standing.value?.points : undefined;
    },
  };
}

describe("a product of the loyalty shop", () => {
  it("is asked about with what it leaves", async () => {
    const { dialog } = await open();
    const confirm = await dialog(`${page}?confirm=buy_product&id=1`);
    expect(confirm).toMatchObject({ outcome: "ready", data: { price: 100, points: 2480 } });
    expect(confirm.token).toMatch(/^[\da-f-]{36}$/);
  });

  it("is bought once, however often that is sent, and said and listed as bought", async () => {
    const { browser, buy, dialog, points, shop } = await open();
    const said = await Promise.all(Array.from({ length: 6 }, () => buy("14")));
    const bought = `${page}?dialog=product_bought&id=14`;
    expect(said).toEqual(Array(6).fill(bought));
    const calls = browser.calls(method);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers["idempotency-key"]).toBe(attempt);
    expect(await points()).toBe(1980);
    expect(await dialog(bought)).toMatchObject({ outcome: "ready", data: { title: "Mystery box" } });
    const { purchases, products } = await shop();
    expect(purchases).toMatchObject([{ id: "14", name: "Mystery box", price: 500 }]);
    if (products.ok) expect(products.value.find(({ id }) => id === "14")?.countLeft).toBe(2);
  });

  it.each(["dropafter", "html", "statusafter:503"])(
    "whose answer is lost by %s is not said to be bought, and not bought again",
    async (fault) => {
      const { browser, buy, dialog, points } = await open();
      browser.fail(`${method}=${fault}`);
      const first = await buy("1");
      browser.heal();
      expect(first).toMatchObject({ text: "accountForm.unknown", status: 503 });
      expect(await buy("1")).toEqual(first);
      expect(browser.calls(method)).toHaveLength(1);
      expect(await dialog(`${page}?dialog=product_bought&id=1`)).toMatchObject({ outcome: "untold" });
      expect(await points()).toBeGreaterThanOrEqual(2380);
    },
  );

  it("that costs more than there is leads to what is lacking", async () => {
    const { buy, dialog, points } = await open();
    const lacking = `${page}?dialog=insufficient_points&id=10`;
    expect(await buy("10")).toBe(lacking);
    expect(await buy("10")).toBe(lacking);
    expect(await dialog(lacking)).toMatchObject({ outcome: "ready", data: { price: 50_000, points: 2480 } });
    expect(await points()).toBe(2480);
  });

  it.each([
    ["5", "sold out"],
    ["13", "for a higher level"],
  ])("%s, %s, is not asked about, and refused in words", async (id) => {
    const { buy, dialog } = await open();
    expect(await dialog(`${page}?confirm=buy_product&id=${id}`)).toMatchObject({ outcome: "unavailable" });
    expect(await buy(id)).toEqual({ kind: "text", text: "loyaltyShop.notNow", status: 422 });
  });

  it.each(["999", "__proto__", "<script>"])("named %j is refused in words", async (id) => {
    const { buy } = await open();
    expect(await buy(id)).toMatchObject({ kind: "text", text: "errors.InvalidParameterException" });
  });

  it("that is bought stays bought where the list of purchases cannot be kept", async () => {
    const { browser, buy, shop } = await open();
    browser.fail("storage.set=StorageQuotaExceededException");
    expect(await buy("1")).toBe(`${page}?dialog=product_bought&id=1`);
    browser.fail("storage.get=status:500");
    const { purchases, products } = await shop();
    expect(purchases).toEqual([]);
    expect(products.ok).toBe(true);
  });

  it("is nothing that another player is told of", async () => {
    const buyer = await open();
    await buyer.buy("1");
    const other = await open("poor@sandbox.test");
    expect(await other.dialog(`${page}?dialog=product_bought&id=1`)).toMatchObject({ outcome: "untold" });
    expect((await other.shop()).purchases).toEqual([]);
  });
});
