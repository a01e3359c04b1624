import { expect, test } from "../fixtures";

// A browser whose visitor blocks cookies throws on every use of a storage; what a page complains of fails its test.
test("pages complain of nothing where the browser denies its storages", async ({
  playersPage: page,
  hydrated,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  for (const path of [
    "/",
    "/gamehall",
    "/support",
    "/game/sand-dunes",
    "/cashier/deposit",
    "/?dialog=search",
  ]) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.getByRole("dialog").press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
