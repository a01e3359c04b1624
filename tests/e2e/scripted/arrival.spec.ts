import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

const hasRing = (heading: Element) => heading.matches(":focus-visible");

test(
  "a client navigation ends on the new page's heading: no ring after a click, and back keeps the place",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto(paths.promotions());
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("navigation").first().getByRole("link", { name: "Support" }).click();
    await expect(page).toHaveURL(paths.support());
    await expect(heading).toBeFocused();
    expect(await heading.evaluate(hasRing)).toBe(false);
    // The next stop is the page's first control, not the header's.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));

    await page.goBack();
    await expect(page).toHaveURL(paths.promotions());
    await expect(heading).not.toBeFocused();

    // Into another layout, by keyboard.
    await page.goto(paths.gameHall());
    await hydrated(page);
    await page.getByRole("main").locator(".game-card > :first-child").first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/game\//);
    await expect(heading).toBeFocused();
  },
);

test(
  "signing in ends on the heading of the page that follows",
  byNight,
  async ({ page, sandbox, hydrated }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await page.goto(`${paths.gameHall()}?show_popup_auth`);
    await hydrated(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("auth.login.login")).fill(login);
    await dialog.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
    await dialog.getByRole("button", { name: say("auth.login.submit"), exact: true }).click();
    await expect(page.getByRole("banner")).toContainText("€1,305.50");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test("a document stands where it was left before any of its files has run, and a frame needs no storage", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const positions = page.evaluate.bind(page, () => [
    window.scrollY,
    typeof window.history.state.key,
  ]) as () => Promise<unknown>;
  await page.addInitScript(() => {
    window.history.replaceState({ key: "left" }, "");
    window.sessionStorage.setItem("positions", '{"left":432}');
  });
  await page.goto(paths.gameHall());
  expect(await positions()).toEqual([432, "string"]);
  await page.addInitScript(() => {
    window.history.replaceState(null, "");
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new Error("denied");
      },
    });
  });
  // What the page complains of fails the test.
  await page.goto(paths.signIn());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
