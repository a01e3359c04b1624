import { promotionRows } from "../../seed/promotions";
import { day, isoTime } from "../../world/clock";
import { words } from "../../world/words";
import { type ContentType, media } from "./entry";

const { button } = words.promotions;

export const promotions: ContentType = {
  kind: "collection",
  required: ["slug", "title"],
  entries: ({ settings: { url }, origin }, locale) =>
    promotionRows.map((row, index) => ({
      key: `promotion ${row.slug}`,
      fields: {
        slug: row.slug,
        title: row.title[locale],
        text: `<p>${row.text[locale]}</p>`,
        image: media(`${url}/img/promotions/${row.slug}.webp`),
        button_label: button[locale],
        button_url: "/gamehall",
        visibility: row.visibility,
        offer_id: row.offer ?? null,
        starts_at: isoTime(origin + row.starts * day),
        ends_at: row.ends === undefined ? null : isoTime(origin + row.ends * day),
        priority: index + 1,
      },
    })),
};
