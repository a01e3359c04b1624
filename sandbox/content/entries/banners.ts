import { day, isoTime } from "../../world/clock";
import { words } from "../../world/words";
import { type ContentType, media } from "./entry";

/** The platform has enough of them: the editors' one is written for another year. */
const BEGINS_AFTER = 400;

export const banners: ContentType = {
  kind: "collection",
  required: ["title"],
  entries: ({ settings: { url }, origin }, locale) => [
    {
      key: "banner welcome-week",
      fields: {
        title: words.pages.welcomeWeek.begin[locale],
        text: null,
        image: media(`${url}/img/pages/welcome-week.webp`),
        image_mobile: null,
        focus: "right",
        focus_x: null,
        focus_y: null,
        button_label: words.pages.welcomeWeek.signUp[locale],
        button_url: "/p/welcome-week",
        position: "home-main",
        priority: 1,
        audience: { viewer: "visitor" },
        publishAt: isoTime(origin + BEGINS_AFTER * day),
        unpublishAt: null,
      },
    },
  ],
};
