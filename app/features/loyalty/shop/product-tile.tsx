import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { Image } from "~/ui/images/image";
import type { ShopProduct } from "./shop-product";
import { usePoints } from "./use-points";

interface ProductTileProps {
  product: ShopProduct;
  /** The operator's name for points. */
  alias: string | undefined;
  isPlayer: boolean;
}

/** One product of the shop, with price and availability. */
export function ProductTile({ product, alias, isPlayer }: ProductTileProps) {
  const { name, text, image, price, oldPrice, countLeft } = product;
  const t = useTranslate();
  const points = usePoints();
  const hasState = product.state !== "open";
  return (
    <article className="tile gap-2">
      {image && <Image preset="tile" src={image} alt="" fallbackLabel="" className="rounded-md" />}
      <h2 className="font-semibold">{name}</h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      {countLeft !== undefined && countLeft > 0 && (
        <p className="text-sm text-muted">{t("loyalty.shop.left", { count: countLeft })}</p>
      )}
      {!isPlayer && hasState && <ProductState product={product} alias={alias} />}
      {/* On one line in all tiles of a row. */}
      <p className="tabular mt-auto flex flex-wrap items-baseline gap-x-2 pt-1 font-semibold">
        {points(price, alias)}
        {oldPrice !== undefined && (
          <s className="text-sm font-normal text-muted">
            <span className="sr-only">{t("loyalty.shop.before")} </span>
            {points(oldPrice, alias)}
          </s>
        )}
      </p>
      {isPlayer &&
        (hasState ? <ProductState product={product} alias={alias} /> : <BuyLink product={product} />)}
    </article>
  );
}

/** Link to the confirm dialog of the purchase. */
function BuyLink({ product: { id, name } }: Pick<ProductTileProps, "product">) {
  const t = useTranslate();
  const dialogHref = useDialogHref();
  return (
    <ButtonLink
      variant="secondary"
      className="wrap-anywhere"
      href={dialogHref({ confirm: "buy_product", id })}
      aria-label={t("loyaltyShop.buyThis", { name })}
      rel="nofollow"
    >
      {t("loyaltyShop.buy")}
    </ButtonLink>
  );
}

/** Why the product cannot be bought. */
function ProductState({ product, alias }: Pick<ProductTileProps, "product" | "alias">) {
  const { state, minLevel = 0, missing = 0 } = product;
  const t = useTranslate();
  const points = usePoints();
  return (
    <p className="flex min-h-11 items-center text-sm text-muted">
      {state === "tooExpensive" ? (
        t("loyalty.shop.missing", { points: points(missing, alias) })
      ) : (
        <Badge>
          {state === "levelTooLow"
            ? t("loyalty.shop.fromLevel", { level: minLevel })
            : t(state === "soldOut" ? "loyalty.shop.soldOut" : "loyalty.shop.unavailable")}
        </Badge>
      )}
    </p>
  );
}
