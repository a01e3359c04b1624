import type { Fragment } from "~/browser/served-html/fragment";
import type { PageContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { type BannerCard, type BannerSlot, type BannerStrip, toBannerStrip } from "./banner-card";
import { BannerTile } from "./banner-tile";

/** One list holds the banners of all positions; every page requests the same one, so that it is cached once. */
const BANNERS_ASKED = 50;

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

/** The banners of one position, as a page section that may fail on its own. */
export function loadBanners(context: PageContext, slot: BannerSlot): Promise<PageSection<ShownBanners>> {
  return settleSection(
    context,
    readBanners(context, slot).then((strip) => showBanners(context, slot, strip)),
  );
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
    const made = context.fragments.keep("banner", key, () => (
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

async function readBanners({ platform, content }: PageContext, slot: BannerSlot): Promise<BannerStrip> {
  const [banners, config] = await Promise.all([
    platform.call("banners.get", { offset: 0, count: BANNERS_ASKED }),
    content.config(),
  ]);
  return toBannerStrip(banners.items, slot, config.banner, Date.now());
}
