import { expect, type Locator } from "@playwright/test";

/** Points at an element and waits until the script has taken it over: many parts of a page load when it is used. */
export async function takenOver(element: Locator): Promise<void> {
  await element.hover();
  await alive(element);
}

/** Waits until the script has taken an element over, which parts of a page are one by one. */
export async function alive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
}
