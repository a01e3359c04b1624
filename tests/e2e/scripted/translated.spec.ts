import AxeBuilder from "@axe-core/playwright";
import { byNight } from "../../support/by-day";
import { untilHydrated } from "../../support/hydrated";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";
import { journeys, visitOf } from "./journeys";

// React says what it has caught, and the browser's reports are of guests.
test.use({
  allowed: { errors: true, console: [/NotFoundError|removeChild|insertBefore/], statuses: [400, 422] },
});

/** By day the views that remove most of what is translated. */
const byDay = ["limit", "deposit"];

test.beforeEach(({ page }) => page.addInitScript(translateAlways));

for (const [name, { path, isPlayers, go }] of Object.entries(journeys)) {
  test(
    `${name} ends on a page that its browser translates`,
    byDay.includes(name) ? {} : byNight,
    async ({ page, context, site, sandbox }) => {
      if (isPlayers) {
        const player = await sandbox.clone("demo@sandbox.test");
        await context.addCookies(await signInByPost(site.url, player));
      }
      await page.goto(path);
      await untilHydrated(page);
      const visit = visitOf(page, say);
      await expect(visit.main.locator("font").first()).toBeAttached();
      await go({
        ...visit,
        // What is changed is translated a moment later.
        listen: () => page.waitForTimeout(300),
      });
      await expect(page.locator("[data-failed]")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
    },
  );
}

/** As browsers translate: an element with other words takes the place of each text, of new ones too. */
function translateAlways() {
  const untranslated = "script, style, noscript, textarea, option, font, [translate=no], [hidden]";
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(untranslated)) continue;
      const translated = document.createElement("font");
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  };
  const begin = () => {
    translate();
    let turn: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      clearTimeout(turn);
      turn = setTimeout(translate, 50);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // A page is hydrated before anybody has it translated.
  addEventListener("load", () => setTimeout(begin, 1500));
}
