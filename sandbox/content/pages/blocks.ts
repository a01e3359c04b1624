import { type Words, words } from "../../world/words";
import type { PageSlug } from "./page";

/** What stands below the text of a page: components of a dynamic zone, as an editor would have put them together. */
export const pageBlocks: Partial<Record<PageSlug, object[]>> = {
  about: [
    {
      __component: "page.links",
      title: words.pages.about.readOn,
      items: [link("/responsible-gaming", words.menus.responsible), link("/terms", words.menus.terms)],
    },
    {
      __component: "page.button",
      title: words.pages.about.tryIt,
      label: words.promotions.button,
      url: "/gamehall",
    },
  ],
  "responsible-gaming": [
    {
      __component: "page.questions",
      title: words.pages.responsible.questions,
      items: [
        question(words.pages.responsible.lowerLimit.question, words.pages.responsible.lowerLimit.answer),
        question(words.pages.responsible.endBreak.question, words.pages.responsible.endBreak.answer),
      ],
    },
  ],
};

function link(url: string, title: Words) {
  return { url, title, text: null };
}

function question(asked: Words, answered: Words) {
  return {
    question: asked,
    answer: Object.fromEntries(Object.entries(answered).map(([locale, text]) => [locale, `<p>${text}</p>`])),
  };
}
