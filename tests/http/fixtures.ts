import { type Site, type SiteOptions, startSite } from "../support/site";
import { test as base } from "../support/site-test";

interface TestFixtures {
  /** Starts another site, for tests that need other settings or that end it. */
  ownSite: (options?: SiteOptions) => Promise<Site>;
}

/** No browser: these tests speak HTTP to a running server. */
export const test = base.extend<TestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ownSite: async ({}, use) => {
    const started: Site[] = [];
    await use(async (options) => {
      const site = await startSite(options);
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
});

export const { expect } = base;
