import { paths } from "../../app/routing/paths";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.beforeEach(async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(document, "cookie", { get: () => "", set: () => {} }));
  await context.route("**", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { "set-cookie": _cookies, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
});

test("a browser without cookies is notified after signing in, and of what to do", async ({
  page,
  context,
  sandbox,
  hydrated,
}) => {
  const { login, password } = await sandbox.clone("demo@sandbox.test");
  await page.goto(paths.signIn({ redirectUrl: "/gamehall" }));
  await hydrated(page);
  await page.getByLabel(say("auth.login.login")).fill(login);
  await page.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("auth.login.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("auth.cookies.title") })).toBeVisible();
  await expect(page.getByText(say("auth.cookies.text"))).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await context.unrouteAll({ behavior: "ignoreErrors" });
});
