import type { DialogBodyProps } from "~/dialogs/declaration";
import { PointsSummary } from "~/features/loyalty/points-summary";
import { useTranslate } from "~/i18n/use-translate";
import { Image } from "~/ui/images/image";
import type { PricedThing } from "./priced-thing";

/** An item with price, and the points left or missing. */
export function PricedCard({ data: { name, text, image, ...bill } }: DialogBodyProps<PricedThing>) {
  return (
    <div className="dialog-card">
      {image && <Image preset="wide" src={image} alt="" fallbackLabel={name} className="rounded-md" />}
      <p className="font-semibold">{name}</p>
      {text && <p className="text-muted text-sm">{text}</p>}
      <PointsSummary {...bill} />
    </div>
  );
}

/** Name of the bought product, if it could be read. */
export function BoughtThing({ data: { title } }: DialogBodyProps<{ title?: string }>) {
  const t = useTranslate();
  return title ? (
    <p className="dialog-card font-semibold">
      <span className="sr-only">{t("loyaltyShop.bought")} </span>
      {title}
    </p>
  ) : null;
}
