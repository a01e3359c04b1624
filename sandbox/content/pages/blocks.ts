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
  "welcome-week": [
    {
      __component: "page.picks",
      title: words.pages.welcomeWeek.picks,
      form: "row",
      games: [
        { sysname: "sand-dunes" },
        { sysname: "misty-hollow" },
        { sysname: "meteor-ascent" },
        { sysname: "opal-mine" },
        { sysname: "diamond-seven-out" },
        { sysname: "fern-glade" },
      ],
    },
    { __component: "page.promotions", title: null },
    { __component: "page.games", category: "live", title: null, form: "portrait", count: 6 },
    { __component: "page.tournaments", title: null },
    {
      __component: "page.questions",
      title: words.pages.responsible.questions,
      items: [
        question(words.pages.welcomeWeek.account.question, words.pages.welcomeWeek.account.answer),
        question(words.pages.welcomeWeek.limit.question, words.pages.welcomeWeek.limit.answer),
      ],
    },
    {
      __component: "page.button",
      title: words.pages.welcomeWeek.begin,
      label: words.pages.welcomeWeek.signUp,
      url: "/forms/sign_up",
    },
  ],
};

/** Pages that are put together of what the casino has, with its games, not of text alone. */
export const landingPages: ReadonlySet<string> = new Set<PageSlug>(["welcome-week"]);

function link(url: string, title: Words) {
  return { url, title, text: null };
}

function question(questionText: Words, answered: Words) {
  return {
    question: questionText,
    answer: Object.fromEntries(Object.entries(answered).map(([locale, text]) => [locale, `<p>${text}</p>`])),
  };
}
