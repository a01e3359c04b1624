import { useTranslate } from "~/i18n/use-translate";
import { buttonClasses } from "~/ui/button";
import { Image } from "~/ui/images/image";
import { PromotionEnd } from "./promotion-end";
import type { PromotionCard } from "./promotions.server";

interface PromotionTileProps {
  promotion: PromotionCard;
  href: string;
  heading?: "h2" | "h3";
}

/** A promotion in a list; the whole tile links to its page. */
export function PromotionTile({ promotion, href, heading: Heading = "h2" }: PromotionTileProps) {
  const t = useTranslate();
  const { title, summary, image, endsAt } = promotion;
  return (
    <article className="tile gap-3">
      <Image preset="wide" src={image} alt="" fallbackLabel={title} className="rounded-md" />
      <Heading className="text-base">
        <a className="tile-link" href={href}>
          {title}
        </a>
      </Heading>
      {summary && <p className="promotion-lead text-muted text-sm">{summary}</p>}
      <PromotionEnd value={endsAt} />
      <p aria-hidden="true" className={buttonClasses({ variant: "secondary" }, "mt-auto self-start")}>
        {t("offers.linked")}
      </p>
    </article>
  );
}
