import type { Banner } from "../../seed/banners/banner";
import { bannerEnd, banners } from "../../seed/banners/banners";
import { isoTime } from "../../world/clock";
import type { Call, MethodTable } from "../protocol/call";
import { pageByParameters, withFields } from "../protocol/lists";
import { commaList } from "../protocol/parameters";

export const bannerMethods: MethodTable = {
  "banners.get": {
    verb: "GET",
    cache: "S",
    handle(call) {
      const fields = commaList(call.parameters, "fields");
      const unfinished = banners.filter(
        (banner) => (bannerEnd(banner, call.world.origin) ?? Number.POSITIVE_INFINITY) > call.now,
      );
      const page = pageByParameters(unfinished, call.parameters);
      return { ...page, items: page.items.map((banner) => withFields(shown(banner, call), fields, "id")) };
    },
  },
};

function shown(banner: Banner, { world, locale, base }: Call) {
  // Those of the hall stand beside their words.
  const isMirrored = locale === "ar" && banner.position === "home-main";
  const end = bannerEnd(banner, world.origin);
  return {
    id: banner.id,
    ...(end ? { finished_at: isoTime(end) } : {}),
    description: {
      position: banner.position,
      priority: banner.id,
      title: banner.title[locale],
      text: banner.text[locale],
      image_url: `${base}/img/banners/${banner.id}${isMirrored ? "-rtl" : ""}.webp`,
      image_mobile_url: `${base}/img/banners/${banner.id}-mobile.webp`,
      button_label: banner.button[locale],
      button_url: banner.url,
    },
  };
}
