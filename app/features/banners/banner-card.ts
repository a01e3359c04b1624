import type { CmsConfig } from "~/content/config/cms-config";
import type { Banner } from "~/platform/entities/common";
import { safeHref } from "~/upstream/safe-href";

// Only the fields that are rendered: loader data ends up in the page and its cache.

export interface BannerCard {
  id: string;
  title: string;
  text?: string;
  image?: string;
  imageMobile?: string;
  /** Validated: https, or a path of this site. */
  href?: string;
  buttonLabel?: string;
}

/** The banners of one position. */
export interface BannerStrip {
  banners: BannerCard[];
  /** Time per banner; absent: no autoplay. */
  autoplaySeconds?: number;
}

/** The operator's names of the banner positions on our pages. */
const slots = ["home-main", "gamehall"] as const;
export type BannerSlot = (typeof slots)[number];
/** Those of the cashier are shown nowhere: it is calm (docs/product.md#10.4), and another page is not theirs. */
const positions: readonly string[] = [...slots, "cashier"];

/** Default maximum per position, docs/product.md#9. */
const BANNERS_SHOWN = 10;
/** Seconds. Less is too short to read a banner; more is no autoplay, and beyond what browser timers hold. */
const AUTOPLAY = { min: 3, max: 600 };

/**
 * The unexpired banners of one position (`now` in milliseconds), by ascending `priority`. The home page falls back to
 * banners whose position is unknown or absent.
 */
export function toBannerStrip(
  banners: Banner[],
  slot: BannerSlot,
  config: CmsConfig["banner"],
  now: number,
): BannerStrip {
  const { count = BANNERS_SHOWN, autoplaySeconds: seconds = 0 } = config.positions[slot] ?? {};
  // The reply is cached, and a banner may expire meanwhile.
  const open = banners.filter(({ finished_at: end }) => end === undefined || Date.parse(end) > now);
  return {
    banners: bannersAt(open, slot)
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

function bannersAt(banners: Banner[], slot: BannerSlot): Banner[] {
  const own = banners.filter(({ description }) => description.position === slot);
  if (own.length > 0 || slot !== "home-main") return own;
  return banners.filter(({ description }) => !positions.includes(description.position ?? ""));
}

function priorityOf({ description }: Banner): number {
  return description.priority ?? Number.MAX_SAFE_INTEGER;
}
