import type { Page } from "@playwright/test";

/** Milliseconds: Chromium runs no idle callback while a date field has the focus. */
const LONG = 2_000;

/** Resolves when the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  // React's root says that it is hydrated; effects have run before the browser idles.
  await page.waitForFunction(() => {
    const app = document.getElementById("app");
    const root = Object.entries(app ?? {}).find(([name]) => name.startsWith("__reactContainer"))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), LONG);
}
