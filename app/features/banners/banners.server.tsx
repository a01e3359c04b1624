import type { Fragment } from "~/browser/served-html/fragment";
import { isPersonal, matchesPlayer, matchesViewer, type PlayerFacts } from "~/content/audience";
import type { BannerEntry } from "~/content/entities/banners";
import type { PageContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { viewerOf } from "../audience/viewer-facts.server";
import {
  type BannerCard,
  type BannerSlot,
  type BannerStrip,
  editorsCards,
  platformCards,
  toBannerStrip,
} from "./banner-card";
import { BannerTile } from "./banner-tile";

/** One list holds the banners of all positions; every page requests the same one, so that it is cached once. */
const BANNERS_REQUESTED = 50;

/** The banners of one position, as finished HTML. */
export interface ShownBanners {
  tiles: Fragment;
  /** Number of the banners. */
  shown: number;
  /** Time per banner; absent: no autoplay. */
  autoplaySeconds?: number;
}

/** How the tiles of a position look; the first of them is the page's main image. */
const looks: Record<BannerSlot, "banner" | "bannerCompact"> = {
  "home-main": "banner",
  gamehall: "bannerCompact",
};

/**
 * The banners of one position, as a page section that may fail on its own; with those for some players that are for the one
 * of `facts`.
 */
export function loadBanners(
  context: PageContext,
  slot: BannerSlot,
  facts?: PlayerFacts,
): Promise<PageSection<ShownBanners>> {
  return settleSection(
    context,
    readBanners(context, slot, facts).then((strip) => showBanners(context, slot, strip)),
  );
}

/** Whether some banners are for certain players only: then all of them are own parts of a shared page. */
export async function haveOwnBanners(context: PageContext, slot: BannerSlot): Promise<boolean> {
  return (await bannersFor(context, slot)).some(({ audience }) => audience && isPersonal(audience));
}

function showBanners(
  context: PageContext,
  slot: BannerSlot,
  { banners, autoplaySeconds }: BannerStrip,
): ShownBanners {
  const preset = looks[slot];
  const tile = (banner: BannerCard, index: number) => {
    const loading = index === 0 ? "first" : "lazy";
    const key = [context.basename, banner, preset, loading];
    const made = context.fragments.cache("banner", key, () => (
      <BannerTile
        banner={banner}
        preset={preset}
        loading={loading}
        localePath={(path) => withBasename(context.basename, path)}
      />
    ));
    return ["<li>", made, "</li>"];
  };
  return {
    tiles: context.fragments.serve(banners.flatMap(tile)),
    shown: banners.length,
    autoplaySeconds,
  };
}

async function readBanners(
  context: PageContext,
  slot: BannerSlot,
  facts?: PlayerFacts,
): Promise<BannerStrip> {
  const { platform, content } = context;
  const [editors, banners, config] = await Promise.all([
    bannersFor(context, slot),
    platform.call("banners.get", { offset: 0, count: BANNERS_REQUESTED }),
    content.config(),
  ]);
  const isOwn = ({ audience }: BannerEntry) =>
    !audience || !isPersonal(audience) || (facts !== undefined && matchesPlayer(audience, facts));
  const cards = {
    editors: editorsCards(editors.filter(isOwn), slot),
    platform: platformCards(banners.items, slot, Date.now()),
  };
  return toBannerStrip(cards, slot, config.banner);
}

/** The editors' banners of a position for this viewer, as far as a shared page knows them. */
async function bannersFor(context: PageContext, slot: BannerSlot): Promise<BannerEntry[]> {
  const banners = (await context.content.banners()).filter(({ position }) => position === slot);
  const audiences = banners.map(({ audience }) => audience);
  const viewer = await viewerOf(context, audiences);
  return banners.filter(({ audience }) => audience === undefined || matchesViewer(audience, viewer));
}
