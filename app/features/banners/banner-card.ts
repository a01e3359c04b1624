import type { CmsConfig } from "~/content/config/cms-config";
import type { BannerEntry } from "~/content/entities/banners";
import type { Banner } from "~/platform/entities/banners";
import { safeHref } from "~/upstream/safe-href";

// Only the fields that are rendered: loader data ends up in the page and its cache.

export interface BannerCard {
  id: string;
  title: string;
  text?: string;
  image?: string;
  imageMobile?: string;
  /** Absent: the platform's. */
  isEditors?: true;
  /** The side of its picture that stays in view. */
  focus?: BannerEntry["focus"];
  /** The point of it that stays in view, as CSS has it. */
  focusPoint?: string;
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
/** Those of the cashier are shown nowhere: it hides offers (docs/product.md#10.4), and another page is not theirs. */
const positions: readonly string[] = [...slots, "cashier"];

/** Default maximum per position, docs/product.md#9. */
const BANNERS_SHOWN = 10;
/** Seconds. Less is too short to read a banner; more is no autoplay, and beyond what browser timers hold. */
const AUTOPLAY = { min: 3, max: 600 };

/** The banners of one position: the editors', then the platform's that lead elsewhere than those. */
export function toBannerStrip(
  { editors, platform }: { editors: readonly BannerCard[]; platform: readonly BannerCard[] },
  slot: BannerSlot,
  config: CmsConfig["banner"],
): BannerStrip {
  const { count = BANNERS_SHOWN, autoplaySeconds: seconds = 0 } = config.positions[slot] ?? {};
  const reported = new Set(editors.map(({ href }) => href));
  const others = platform.filter(({ href }) => href === undefined || !reported.has(href));
  return {
    banners: [...editors, ...others].slice(0, count),
    autoplaySeconds: seconds > 0 ? Math.min(Math.max(seconds, AUTOPLAY.min), AUTOPLAY.max) : undefined,
  };
}

/** The editors' banners of one position, by ascending `priority`. */
export function editorsCards(banners: readonly BannerEntry[], slot: BannerSlot): BannerCard[] {
  return banners
    .filter(({ position }) => position === slot)
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ id, title, text, image, image_mobile: imageMobile, focus, ...button }) => ({
      id: `editors-${id}`,
      isEditors: true,
      title,
      text,
      image,
      imageMobile,
      focus,
      focusPoint: pointOf(button),
      href: button.button_url,
      buttonLabel: button.button_label,
    }));
}

function pointOf({ focus_x: x, focus_y: y }: Pick<BannerEntry, "focus_x" | "focus_y">): string | undefined {
  return x === undefined && y === undefined ? undefined : `${x ?? 50}% ${y ?? 50}%`;
}

/**
 * The platform's unexpired banners of one position (`now` in milliseconds), by ascending `priority`. The home page falls
 * back to banners whose position is unknown or absent.
 */
export function platformCards(banners: Banner[], slot: BannerSlot, now: number): BannerCard[] {
  // The reply is cached, and a banner may expire meanwhile.
  const open = banners.filter(({ finished_at: end }) => end === undefined || Date.parse(end) > now);
  return bannersAt(open, slot)
    .toSorted((a, b) => priorityOf(a) - priorityOf(b))
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

function bannersAt(banners: Banner[], slot: BannerSlot): Banner[] {
  const own = banners.filter(({ description }) => description.position === slot);
  if (own.length > 0 || slot !== "home-main") return own;
  return banners.filter(({ description }) => !positions.includes(description.position ?? ""));
}

function priorityOf({ description }: Banner): number {
  return description.priority ?? Number.MAX_SAFE_INTEGER;
}
