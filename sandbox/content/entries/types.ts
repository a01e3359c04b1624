import { banners } from "./banners";
import { categoryIntros } from "./category-intros";
import { commonData } from "./common-data";
import type { ContentType } from "./entry";
import { pages } from "./pages";
import { promotions } from "./promotions";
import { domainSeoSettings, seos } from "./seo";
import { webSetting } from "./web-setting";

export const contentTypes: Record<string, ContentType> = {
  "common-data": commonData,
  "web-setting": webSetting,
  pages,
  promotions,
  banners,
  "category-intros": categoryIntros,
  seos,
  "domain-seo-settings": domainSeoSettings,
};
