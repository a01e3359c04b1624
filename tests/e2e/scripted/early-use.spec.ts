import { expect, test } from "../fixtures";

test("keys that are pressed while a page is taken over are no error", async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    // In every task, so that one of them comes between any two steps of it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      port2.postMessage(null);
    };
    port2.postMessage(null);
    window.addEventListener("load", () => setTimeout(() => port1.close(), 2000));
  });
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByRole("main")).toBeVisible();
});
