import { test as base } from "@playwright/test";
import { freePort, type Site, startSite } from "../support/site";
import { createVisitor, type Visitor } from "../support/visitor";
import { type Strapi, startStrapi } from "./strapi";

interface WorkerFixtures {
  strapi: Strapi;
  /** The built site: its content is Strapi's, its platform the sandbox. */
  site: Site;
  /** Where Strapi purges a site. */
  purgedPort: number;
  /** Starts a site there, which caches everything for ten minutes. */
  startPurged: () => Promise<Site>;
}

/** What the site and its content service know. */
const PREVIEW_SECRET = "the secret of previews that both sides know";
const PURGE_TOKEN = "the token of purges that both sides know";
const METRICS_TOKEN = "the token of metrics that both sides know";
/** The site's address in Strapi's settings: Strapi starts before the site has a port. */
export const SITE_HOST = "https://casino.example";

/** Where the site is told that the panel is. */
export const PANEL = "https://panel.example/admin";

/** Seconds in which what an editor publishes has to be seen. */
export const BOUND = 8;

export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  purgedPort: [async ({}, use) => use(await freePort()), { scope: "worker" }],

  strapi: [
    async ({ purgedPort }, use) => {
      const strapi = await startStrapi({
        SITE_URL: SITE_HOST,
        PREVIEW_SECRET,
        SITE_PURGE_URL: `http://localhost:${purgedPort}/_purge`,
        SITE_PURGE_TOKEN: PURGE_TOKEN,
        SITE_REVIEW_URL: `http://localhost:${purgedPort}/_operator/content`,
        SITE_REVIEW_TOKEN: METRICS_TOKEN,
        CUSTOM_CODE_ORIGINS: "https://tags.example",
      });
      await use(strapi);
      await strapi.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  site: [
    async ({ strapi }, use) => {
      const site = await startSite({
        environment: {
          CONTENT_URL: strapi.url,
          CONTENT_API_VERSION: "5",
          PREVIEW_SECRET,
          PREVIEW_API_TOKEN: await strapi.readToken(),
          PREVIEW_PARENTS: strapi.url,
          CONTENT_FRESH_SECONDS: "1",
          PAGE_CACHE_SECONDS: String(BOUND),
        },
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  startPurged: [
    async ({ strapi, purgedPort: port }, use) => {
      const environment = {
        CONTENT_URL: strapi.url,
        CONTENT_API_VERSION: "5",
        CONTENT_FRESH_SECONDS: "300",
        PAGE_CACHE_SECONDS: "600",
        PURGE_TOKEN,
        METRICS_TOKEN,
        CONTENT_ADMIN_URL: PANEL,
        LOG_LEVEL: "info",
      };
      await use(() => startSite({ port, environment }));
    },
    { scope: "worker" },
  ],

  visitor: async ({ site }, use) => use(createVisitor(site.url)),
});

export const { expect } = base;
