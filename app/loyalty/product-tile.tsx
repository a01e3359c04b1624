import { useTranslate } from "~/i18n/use-translate";
import { Image } from "~/ui/image";
import { Mark } from "~/ui/mark";
import type { ShopProduct } from "./shop-product";
import { usePoints } from "./use-points";

/** One product of the shop: what it is, what it costs, and whether it can be had. */
export function ProductTile({ product, alias }: { product: ShopProduct; alias: string | undefined }) {
  const { name, text, image, price, oldPrice, countLeft } = product;
  const t = useTranslate();
  const points = usePoints();
  return (
    <article className="tile gap-2">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel="" className="rounded-md" />}
      <h2 className="text-base font-semibold">{name}</h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      <p className="tabular mt-auto flex flex-wrap items-baseline gap-x-2 pt-1 font-semibold">
        {points(price, alias)}
        {oldPrice !== undefined && (
          <s className="text-sm font-normal text-muted">
            <span className="sr-only">{t("loyalty.shop.before")} </span>
            {points(oldPrice, alias)}
          </s>
        )}
      </p>
      {countLeft !== undefined && countLeft > 0 && (
        <p className="text-sm text-muted">{t("loyalty.shop.left", { count: countLeft })}</p>
      )}
      <ProductState product={product} />
    </article>
  );
}

/** Why it cannot be had now; nothing where it can. */
function ProductState({ product: { state, minLevel } }: { product: ShopProduct }) {
  const t = useTranslate();
  if (state === "open") return null;
  return (
    <p className="flex min-h-11 items-center">
      <Mark>
        {state === "levelTooLow"
          ? t("loyalty.shop.fromLevel", { level: minLevel ?? 0 })
          : t(`loyalty.shop.${state}`)}
      </Mark>
    </p>
  );
}
