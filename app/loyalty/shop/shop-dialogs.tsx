import type { DialogBodyProps } from "~/dialogs/entry";
import { useTranslate } from "~/i18n/use-translate";
import { Image } from "~/ui/image";
import { PointsSummary } from "../points-bill";
import type { PricedThing } from "../priced-thing";

/** What is to be bought with points, and what that leaves or lacks. */
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

/** What was bought, where that could be read. */
export function BoughtThing({ data: { title } }: DialogBodyProps<{ title?: string }>) {
  const t = useTranslate();
  return title ? (
    <p className="dialog-card font-semibold">
      <span className="sr-only">{t("loyaltyShop.bought")} </span>
      {title}
    </p>
  ) : null;
}
