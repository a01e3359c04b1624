import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/paths";
import { Image } from "~/ui/images/image";
import { PromotionEnd } from "./promotion-end";
import type { PromotionCard } from "./promotions.server";

/** A promotion in a list; the whole tile links to its page. */
export function PromotionTile({ promotion }: { promotion: PromotionCard }) {
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
    </article>
  );
}
