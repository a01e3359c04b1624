import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { buttonClasses } from "~/ui/button";
import { Image } from "~/ui/images/image";
import { PromotionEnd } from "./promotion-end";
import type { PromotionCard } from "./promotions.server";

/** A promotion in a list; the whole tile links to its page. */
export function PromotionTile({ promotion }: { promotion: PromotionCard }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { slug, title, summary, image, endsAt } = promotion;
  return (
    <article className="tile gap-3">
      <Image preset="wide" src={image} alt="" fallbackLabel={title} className="rounded-md" />
      <h2 className="text-base">
        <a className="tile-link" href={localePath(paths.promotion(slug))}>
          {title}
        </a>
      </h2>
      {summary && <p className="promotion-lead text-muted text-sm">{summary}</p>}
      <PromotionEnd value={endsAt} />
      <p aria-hidden="true" className={buttonClasses({ variant: "secondary" }, "mt-auto self-start")}>
        {t("offers.linked")}
      </p>
    </article>
  );
}
