import type { AppContext } from "~/context/app-context";
import { loadProfileSeo } from "~/features/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { type LevelView, toLevelViews } from "./program/program-view";
import { type Standing, toStanding } from "./standing";

export interface ProfileLoyalty {
  seo: PageSeo;
  standing: Standing | null;
  /** The levels of the programme that the player takes part in. */
  levels: LevelView[];
  hasShop: boolean;
}

export async function loadProfileLoyalty(context: AppContext): Promise<ProfileLoyalty> {
  const [info, { loyalty }, seo] = await Promise.all([
    context.platform.call("loyalty.getinfo", {}, { recent: true }),
    context.content.config(),
    loadProfileSeo(context, "loyalty"),
  ]);
  return {
    seo,
    standing: toStanding(info),
    levels: toLevelViews(info.levels, true),
    hasShop: loyalty.shopEnabled,
  };
}
