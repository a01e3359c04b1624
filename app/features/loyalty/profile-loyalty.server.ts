import type { AppContext } from "~/context/app-context";
import { loadProfileSeo } from "~/features/profile/profile.server";
import type { PageSeo } from "~/seo/page-seo.server";
import { readStanding } from "./loyalty.server";
import type { Standing } from "./standing";

export interface ProfileLoyalty {
  seo: PageSeo;
  standing: Standing | null;
  hasShop: boolean;
}

export async function loadProfileLoyalty(context: AppContext): Promise<ProfileLoyalty> {
  const [standing, { loyalty }, seo] = await Promise.all([
    readStanding(context),
    context.content.config(),
    loadProfileSeo(context, "loyalty"),
  ]);
  return { seo, standing, hasShop: loyalty.shopEnabled };
}
