import type { Page } from "@playwright/test";

/** Resolves when the page's script has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  // React says at its root that it has taken over; effects have run before the browser idles.
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([name]) => name.startsWith("__reactContainer"))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
