import { useTranslate } from "~/i18n/use-translate";
import { buttonClasses } from "~/ui/button";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";
import { Image } from "~/ui/images/image";
import { PromotionEnd } from "./promotion-end";
import type { PromotionCard } from "./promotions.server";

interface PromotionTileProps {
  promotion: PromotionCard;
  href: string;
  heading?: "h2" | "h3";
  /** The first of its page: larger, and with a button. */
  isMain?: boolean;
}

/** Percentages and amounts, which editors write into their sentences; how often a bonus is staked (10×) is none. */
const values = /(\p{Sc}\s?\d+(?:[.,]\d+)*|\d[\d.,\s]*[%٪\p{Sc}])/u;

/**
 * A promotion in a list: what one gets is larger than what it is called, where its text says it. The whole tile links to
 * its page.
 */
export function PromotionTile({ promotion, href, heading: Heading = "h2", isMain }: PromotionTileProps) {
  const t = useTranslate();
  const { title, summary, image, endsAt } = promotion;
  const size = isMain ? "text-lg" : "text-base";
  // Split by a group: every other part is a value.
  const parts = summary.split(values);
  return (
    <article className={isMain ? "tile gap-3 laptop:min-h-64 laptop:justify-center" : "tile gap-3"}>
      <Image
        preset="wide"
        src={image}
        alt=""
        fallbackLabel={title}
        loading={isMain ? "first" : undefined}
        className="rounded-md"
      />
      <div className="grid gap-1">
        <Heading className={summary ? "text-muted text-sm" : size}>
          <a className="tile-link" href={href}>
            {title}
          </a>
        </Heading>
        {summary && (
          <p className={classes("promotion-lead promotion-value", size)}>
            {parts.map((part, index) =>
              // The same value may stand in it twice.
              index % 2 ? <b key={parts.slice(0, index).join("")}>{part}</b> : part,
            )}
          </p>
        )}
      </div>
      <div
        className={classes(
          "flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 text-muted",
          isMain ? "mt-2" : "mt-auto justify-between",
        )}
      >
        {isMain && (
          <p aria-hidden="true" className={buttonClasses({ variant: "secondary" })}>
            {t("offers.linked")}
          </p>
        )}
        <PromotionEnd value={endsAt} isShort />
        {!isMain && <Icon name="chevron-right" className="ms-auto size-4" />}
      </div>
    </article>
  );
}
