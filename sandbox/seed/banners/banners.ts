import { day } from "../../world/clock";
import type { Banner } from "./banner";
import { homeBanners } from "./home-banners";
import { otherBanners } from "./other-banners";

/** Fourteen, so that the default count of ten does not show them all; the first has no end. */
export const banners: Banner[] = [...homeBanners, ...otherBanners];

export const bannerEnd = ({ endsAfter }: Banner, origin: number) =>
  endsAfter === undefined ? undefined : origin + endsAfter * day;
