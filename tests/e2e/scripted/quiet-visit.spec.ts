import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

// By night alone: by day every test fails for an error of the console or a report of a policy (page-watch.ts).

const pages = [
  "/gamehall?search=sand",
  "/providers",
  "/tournaments/1",
  "/winners",
  "/promotions",
  "/about",
  "/game/sand-dunes",
  "/nothing/here",
  "/gamehall?dialog=providers",
  "/?dialog=search",
];
const visits = {
  "a visitor": [...pages, "/ar/gamehall", "/forms/sign_in", "/?show_popup_auth", "/?show_popup_reg"],
  "a player": [...pages, "/cashier/deposit", "/cashier/history", "/profile/bonuses", "/?confirm=profile"],
};

test.use({ allowed: { statuses: [404] } });

// Reports to `/_r` fail every test of a browser (page-watch.ts); here no other line is in the console either.
for (const [who, addresses] of Object.entries(visits)) {
  test(
    `${who} goes about the site, and the browser has nothing to say`,
    byNight,
    async ({ page, hydrated, signedInPlayer, context }) => {
      expect(signedInPlayer).toBeDefined();
      if (who === "a visitor") await context.clearCookies();
      const lines: string[] = [];
      page.on("console", (message) => {
        if (!message.text().startsWith("Failed to load resource")) lines.push(message.text());
      });
      await page.goto("/");
      await hydrated(page);
      for (const address of addresses) {
        await page.evaluate((href) => {
          const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
          link.click();
          link.remove();
        }, address);
        await page.waitForURL((url) => url.pathname + url.search === address);
        await hydrated(page);
      }
      expect(lines).toEqual([]);
    },
  );
}
