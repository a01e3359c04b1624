import { serverOnly$ } from "vite-env-only/macros";
import { island } from "~/runtime/island";
import { MovingBanners } from "./moving-banners";

/** Banners are links in a list that scrolls; the code that moves them follows the page. */
export const BannerCarousel = island(serverOnly$(MovingBanners), () =>
  import("./moving-banners").then((part) => part.MovingBanners),
);
