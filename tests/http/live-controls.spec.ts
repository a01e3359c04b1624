import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const pages = [
  "/cashier/wallet",
  "/cashier/deposit",
  "/cashier/withdraw",
  "/cashier/history",
  "/loyalty",
  "/loyalty/shop",
  "/profile/bets",
  "/profile/bonuses",
  "/profile/loyalty",
  "/profile/cashback",
  "/profile/security",
  "/profile/settings",
  "/profile/notification",
  "/profile/verification",
  "/profile/responsible-game",
];

const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) => attributes);
const attributeOf = (attributes: string, name: string) =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll("&amp;", "&");

/** Marks of the page one is on, and ways to close, lead to the page by their nature. */
const isCurrent = (attributes: string) => /aria-current=|icon-button|data-close/.test(attributes);

/** Links that look like buttons: the only ones that a page may not have to itself. */
const circles = (html: string, here: string) =>
  tagsIn(html, "a").filter((link) => !isCurrent(link) && attributeOf(link, "href") === here);

/** Buttons that belong to no form do nothing without script. */
const buttonsWithoutForm = (html: string) =>
  tagsIn(html.replace(/<form\b[\s\S]*?<\/form>/g, ""), "button").filter(
    (button) => !attributeOf(button, "form"),
  );

/** What a control says, also where only a screen reader hears it. */
const nameOf = (content: string) =>
  content
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Posts with the same button name, for different entities. */
const alikePosts = (html: string) => {
  const posts = [...html.matchAll(/<form method="post"[\s\S]*?<\/form>/g)].map(([form]) => ({
    id: /name="id" value="([^"]*)"/.exec(form)?.[1],
    name: nameOf(/<button\b[\s\S]*<\/button>/.exec(form)?.[0] ?? ""),
  }));
  return posts.filter(({ id, name }) =>
    posts.some(
      (other) => id !== undefined && other.id !== undefined && other.id !== id && other.name === name,
    ),
  );
};

test("what looks like a control on a player's own pages does something", async ({ site }) => {
  const { cookie: Cookie } = await signIn(site);
  const open = async (path: string) =>
    (await ask(site.url, path, { headers: { ...navigation, Cookie } })).text;
  let dialogs = 0;
  for (const path of pages) {
    const html = await open(path);
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    expect(main, path).toContain("<h1");
    expect(circles(main, path), `${path} links to itself`).toEqual([]);
    expect(buttonsWithoutForm(main), `${path} has a button without a form`).toEqual([]);
    expect(alikePosts(main), `${path} has buttons that say the same of different things`).toEqual([]);
    const overPage = tagsIn(main, "a").flatMap((link) => attributeOf(link, "href") ?? []);
    for (const href of new Set(overPage.filter((address) => /[?&](dialog|confirm)=/.test(address)))) {
      const dialog = /<dialog\b[\s\S]*?<\/dialog>/.exec(await open(href))?.[0] ?? "";
      expect(dialog, href).not.toBe("");
      expect(circles(dialog, href.split("?", 1)[0] ?? ""), `${href} leads in a circle`).toEqual([]);
      dialogs += 1;
    }
  }
  expect(dialogs).toBeGreaterThan(0);
});
