import { ask, navigation } from "../support/ask";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("the support page begins with the ways to reach somebody, before the editor's questions", async ({
  site,
}) => {
  const { text } = await ask(site.url, "/support", { headers: navigation });
  const titles = [...text.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, title]) => title);
  const shown = ["support.title", "support.feedback.title", "seo.faq"] as const;
  const words = shown.map((key) => say(key));
  expect(titles.filter((title) => words.includes(title ?? ""))).toEqual(words);
});
