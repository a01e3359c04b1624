import { words } from "../../world/words";
import type { ContentType } from "./entry";

const { table, jackpots } = words.categoryIntros;

/** Of two categories: editors need not say something of each. */
const intros = [
  { category: "table", title: table.title, text: table.text },
  { category: "jackpots", title: undefined, text: jackpots.text },
];

export const categoryIntros: ContentType = {
  kind: "collection",
  required: ["category", "text"],
  entries: (_world, locale) =>
    intros.map(({ category, title, text }) => ({
      key: `category-intro ${category}`,
      fields: {
        category,
        title: title?.[locale] ?? null,
        text: text[locale],
        markdown: null,
        publishAt: null,
        unpublishAt: null,
      },
    })),
};
