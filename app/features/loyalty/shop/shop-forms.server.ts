import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { unlessOnHold } from "~/features/responsible-game/holds/hold.server";
import { accountForm } from "~/forms/account-form/account-form.server";
import { withSearch } from "~/routing/addresses/internal-path";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { listProducts } from "./products.server";
import { rememberPurchase } from "./purchases.server";

/** Forms of the loyalty shop (docs/contract.md#3.9, #6.6). */
export const shopForms = {
  buy: unlessOnHold(
    "offer",
    accountForm({
      movesMoney: true,
      schema: z.object({ id: z.string().min(1) }),
      send: buy,
      // Sold out, or for a higher level: the re-rendered page shows which.
      refusalMessage: ({ code }) => (code === "WRONG_STATE" ? "loyaltyShop.notNow" : undefined),
      redirectOn: (context, { code }, { id }) =>
        code === "INSUFFICIENT_POINTS"
          ? shopUnder(context, { dialog: "insufficient_points", id })
          : undefined,
      done: async (context, { value: { id }, data }) => {
        await recordOutcome(context, { name: "product_bought", id, title: data.name });
        return shopUnder(context, { dialog: "product_bought", id });
      },
    }),
  ),
};

async function buy(context: AppContext, { id }: { id: string }, idempotencyKey: string | undefined) {
  const { platform } = context;
  const outcome = await platform.attempt("loyalty.buyproduct", { id }, { idempotencyKey });
  if (!outcome.ok) return outcome;
  // Only for display: the purchase has succeeded even if the product cannot be read.
  const products = await listProducts(context).catch(() => []);
  const product = products.find((one) => one.id === id);
  if (product) await rememberPurchase(context, { id, name: product.name, price: product.price });
  return { ok: true as const, data: { name: product?.name } };
}

function shopUnder(context: AppContext, dialog: Record<string, string>): Response {
  return redirectWithin(context, withSearch(context.path, withDialog("", dialog)));
}
