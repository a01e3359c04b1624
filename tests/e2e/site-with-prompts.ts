import { startSite } from "../support/site";
import { test as base } from "./fixtures";

/** The site with every prompt switched on, and fakes of third-party scripts. */
export const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite({
        environment: ({ sandboxPort }) => ({
          CONSENT: "ask",
          AGE_GATE: "18",
          TAG_MANAGER_ORIGINS: `http://localhost:${sandboxPort}`,
          // The sandbox's brands have other chats: this one is there for a test that chooses it.
          CHAT_VENDORS: "tawk",
          SEON_ORIGINS: `http://localhost:${sandboxPort}`,
          BROWSER_REPORT_SHARE: "1",
        }),
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
