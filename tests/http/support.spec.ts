import { ask, navigation } from "../support/ask";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("the support page begins with the editor's questions, once, before the form", async ({ site }) => {
  const { text } = await ask(site.url, "/support", { headers: navigation });
  const titles = [...text.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, title]) => title);
  const [first, second, third] = titles;
  expect([first, second, third]).toEqual([
    say("support.title"),
    say("seo.faq"),
    say("support.feedback.title"),
  ]);
  expect(titles.filter((title) => title === say("seo.faq"))).toHaveLength(1);
});
