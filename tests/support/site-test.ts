import { test as base } from "@playwright/test";
import { lendSandbox } from "./lend-sandbox";
import type { SandboxControl } from "./sandbox-control";
import { type Site, startSite } from "./site";

/**
 * Every worker starts the built site and a sandbox of its own, so a fault that one test switches on is seen by no
 * other. Tests with a browser and without have this in common, so that a worker takes both.
 */
export const test = base.extend<{ sandbox: SandboxControl }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  /** Back at its seed when a test begins. */
  sandbox: [async ({ site }, use) => lendSandbox(site, use), { auto: true }],
});
