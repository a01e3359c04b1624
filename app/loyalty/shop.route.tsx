import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { FailedBlock } from "~/games/failed-block";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { type LoyaltyShop, loadLoyaltyShop } from "./loyalty.server";
import { LoyaltyFailure, LoyaltyTrail } from "./loyalty-trail";
import { ProductTile } from "./product-tile";
import { usePoints } from "./use-points";

export const handle = {
  i18n: ["loyalty", "games"],
  page: { names: ["loyalty-shop"] },
  feature: "loyaltyShop",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadLoyaltyShop(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function LoyaltyShopPage() {
  const { isOpen, standing, products } = useLoaderData<typeof loader>();
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
      <Products isOpen={isOpen} products={products} alias={own?.pointsAlias} />
    </>
  );
}

export function ErrorBoundary() {
  return <LoyaltyFailure />;
}

function Products({
  isOpen,
  products,
  alias,
}: Pick<LoyaltyShop, "isOpen" | "products"> & { alias: string | undefined }) {
  const t = useTranslate();
  if (!isOpen)
    return (
      <EmptyState icon="gift" title={t("loyalty.shop.closed.title")} text={t("loyalty.shop.closed.text")} />
    );
  if (!products.ok) return <FailedBlock />;
  if (products.value.length === 0)
    return <EmptyState icon="gift" title={t("loyalty.shop.none.title")} text={t("loyalty.shop.none.text")} />;
  return (
    <ul className="tile-grid">
      {products.value.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} alias={alias} />
        </li>
      ))}
    </ul>
  );
}
