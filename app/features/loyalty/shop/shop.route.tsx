import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { type LoyaltyShop, loadLoyaltyShop } from "~/features/loyalty/loyalty.server";
import { LoyaltyFailure, LoyaltyTrail } from "~/features/loyalty/loyalty-trail";
import { SignUpPanel } from "~/features/loyalty/sign-up-panel";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { EmptyState } from "~/ui/feedback/empty-state";
import { ProductTile } from "./product-tile";
import { PurchaseList } from "./purchase-list";
import { shopForms } from "./shop-forms.server";
import { usePoints } from "./use-points";

export const handle = {
  i18n: ["loyalty", "loyaltyShop", "games", "accountForm", "needs"],
  page: { names: ["loyalty-shop"] },
  feature: "loyaltyShop",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadLoyaltyShop(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), shopForms);
}

export const shouldRevalidate = revalidatePageContent;

export default function LoyaltyShopPage() {
  const { isPlayer, standing, products, purchases } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  const points = usePoints();
  const own = standing.ok ? standing.value : null;
  return (
    <>
      <LoyaltyTrail />
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-xl">{t("loyalty.shop.title")}</h1>
        {own && (
          <p className="tabular text-sm text-muted">
            {t("loyalty.shop.have", { points: points(own.points, own.pointsAlias) })}
          </p>
        )}
      </div>
      <div className="grid gap-6">
        <FormNotice refusal={answer?.refusal} />
        {!isPlayer && <SignUpPanel title={t("loyaltyShop.join.title")} text={t("loyaltyShop.join.text")} />}
        <Products isPlayer={isPlayer} products={products} alias={own?.pointsAlias} />
      </div>
      {purchases.length > 0 && <PurchaseList purchases={purchases} alias={own?.pointsAlias} />}
    </>
  );
}

export function ErrorBoundary() {
  return <LoyaltyFailure />;
}

function Products({
  isPlayer,
  products,
  alias,
}: Pick<LoyaltyShop, "isPlayer" | "products"> & { alias: string | undefined }) {
  const t = useTranslate();
  if (!products.ok) return <SectionError />;
  if (products.value.length === 0)
    return <EmptyState icon="gift" title={t("loyalty.shop.none.title")} text={t("loyalty.shop.none.text")} />;
  return (
    <ul className="tile-grid tile-pairs" data-count={products.value.length}>
      {products.value.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} alias={alias} isPlayer={isPlayer} />
        </li>
      ))}
    </ul>
  );
}
