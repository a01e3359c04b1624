import type { CmsConfig } from "~/content/cms-config";
import { safeHref } from "~/content/safe-href";
import type { Banner } from "~/platform/entities";

// What the home page shows of a banner, and nothing else of it: page and cache hold what the loader returns.

export interface HomeBanner {
  id: string;
  title: string;
  text?: string;
  image?: string;
  imageMobile?: string;
  /** Checked: https, or a path of this site. */
  href?: string;
  buttonLabel?: string;
}

/** The operator's name for the place on this page. */
const HOME_POSITION = "home-main";
/** Specification 9. */
const BANNERS_SHOWN = 10;

/**
 * Banners of this page that are not over (`now` in milliseconds), the most important first; where no banner names the
 * place, all of them are shown.
 */
export function toHomeBanners(
  banners: Banner[],
  { positions }: CmsConfig["banner"],
  now: number,
): HomeBanner[] {
  // A reply is kept for a while, and a banner may end meanwhile.
  const open = banners.filter(({ finished_at: end }) => end === undefined || Date.parse(end) > now);
  const own = open.filter(({ description }) => description.position === HOME_POSITION);
  const shown = own.length > 0 ? own : open;
  return [...shown]
    .sort((a, b) => priorityOf(a) - priorityOf(b))
    .slice(0, positions[HOME_POSITION]?.count ?? BANNERS_SHOWN)
    .map(({ id, description }) => ({
      id,
      title: description.title,
      text: description.text,
      image: description.image_url,
      imageMobile: description.image_mobile_url,
      href: (description.button_url && safeHref(description.button_url)) || undefined,
      buttonLabel: description.button_label,
    }));
}

function priorityOf({ description }: Banner): number {
  return description.priority ?? Number.MAX_SAFE_INTEGER;
}
