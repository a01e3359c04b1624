import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import { Image } from "~/ui/images/image";
import { OfferAction, type OfferProps } from "./offer-action";
import { OfferRewards } from "./offer-summary";

/** An offer in a list; the whole tile, except its own links, links to the offer's page. */
export function OfferTile({ offer, audience }: OfferProps) {
  const localePath = useLocalePath();
  const { id, title, text, image, rewards } = offer;
  return (
    <article className="tile gap-3">
      <Image preset="wide" src={image} alt="" fallbackLabel={title} className="rounded-md" />
      <h3 className="text-base">
        <a className="tile-link" href={localePath(paths.offer(id))}>
          {title}
        </a>
      </h3>
      {text && <p className="promotion-lead text-muted text-sm">{text}</p>}
      <OfferRewards rewards={rewards} />
      <OfferAction offer={offer} audience={audience} variant="secondary" />
    </article>
  );
}
