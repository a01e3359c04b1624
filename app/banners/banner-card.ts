import type { CmsConfig } from "~/content/cms-config";
import { safeHref } from "~/content/safe-href";
import type { Banner } from "~/platform/entities";

// What a page shows of a banner, and nothing else of it: page and cache hold what the loader returns.

export interface BannerCard {
  id: string;
  title: string;
  text?: string;
  image?: string;
  imageMobile?: string;
  /** Checked: https, or a path of this site. */
  href?: string;
  buttonLabel?: string;
}

/** The banners of one place. */
export interface BannerStrip {
  banners: BannerCard[];
  /** How long each stands before the next moves in; absent: they wait for the visitor. */
  autoplaySeconds?: number;
}

/** The operator's names for the places on our pages. */
const places = ["home-main", "gamehall", "cashier"] as const;
export type BannerPlace = (typeof places)[number];

/** Product 9. */
const BANNERS_SHOWN = 10;
/** In less nobody has read one, and more is no autoplay (and no timer that browsers keep). Seconds. */
const AUTOPLAY = { min: 3, max: 600 };

/**
 * Banners of one place that are not over (`now` in milliseconds), the most important first. Where no banner names the
 * home page, it shows those that name no place we know.
 */
export function toBannerStrip(
  banners: Banner[],
  place: BannerPlace,
  { positions }: CmsConfig["banner"],
  now: number,
): BannerStrip {
  const { count = BANNERS_SHOWN, autoplaySeconds: seconds = 0 } = positions[place] ?? {};
  // A reply is kept for a while, and a banner may end meanwhile.
  const open = banners.filter(({ finished_at: end }) => end === undefined || Date.parse(end) > now);
  return {
    banners: bannersAt(open, place)
      .toSorted((a, b) => priorityOf(a) - priorityOf(b))
      .slice(0, count)
      .map(({ id, description }) => ({
        id,
        title: description.title,
        text: description.text,
        image: description.image_url,
        imageMobile: description.image_mobile_url,
        href: (description.button_url && safeHref(description.button_url)) || undefined,
        buttonLabel: description.button_label,
      })),
    autoplaySeconds: seconds > 0 ? Math.min(Math.max(seconds, AUTOPLAY.min), AUTOPLAY.max) : undefined,
  };
}

function bannersAt(banners: Banner[], place: BannerPlace): Banner[] {
  const own = banners.filter(({ description }) => description.position === place);
  if (own.length > 0 || place !== "home-main") return own;
  return banners.filter(({ description }) => !places.some((known) => known === description.position));
}

function priorityOf({ description }: Banner): number {
  return description.priority ?? Number.MAX_SAFE_INTEGER;
}
