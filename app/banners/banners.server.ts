import type { PageContext } from "~/context";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { type BannerSlot, type BannerStrip, toBannerStrip } from "./banner-card";

/** One list holds the banners of all positions; every page requests the same one, so that it is cached once. */
const BANNERS_ASKED = 50;

/** The banners of one position, as a page section that may fail on its own. */
export function loadBanners(context: PageContext, place: BannerSlot): Promise<PageSection<BannerStrip>> {
  return settleSection(context, readBanners(context, place));
}

async function readBanners({ platform, content }: PageContext, place: BannerSlot): Promise<BannerStrip> {
  const [banners, config] = await Promise.all([
    platform.call("banners.get", { count: BANNERS_ASKED }),
    content.config(),
  ]);
  return toBannerStrip(banners.items, place, config.banner, Date.now());
}
