import { paths } from "../../../app/routing/paths";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

test.use({ allowed: { statuses: [422] } });

test("after a wrong password another one is sent at once, whatever the page still loads", async ({
  page,
  hydrated,
  sandbox,
}) => {
  const { login, password } = await sandbox.clone("demo@sandbox.test");
  await page.goto(paths.signIn());
  await hydrated(page);
  let letGo = () => {};
  const pending = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.data(?:\?|$)/, async (route) => {
    if (route.request().method() === "GET") await pending;
    await route.continue().catch(() => {});
  });
  const main = page.getByRole("main");
  const send = async (secret: string) => {
    await main.locator("[name=login]").fill(login);
    await main.locator("[name=password]").fill(secret);
    await main.locator("[name=password]").press("Enter");
  };
  await send("Wrong-pass1");
  await expect(main.getByRole("alert")).toBeVisible();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await send(password);
  await posted;
  letGo();
  await expect(page.getByRole("banner").getByText("1,305.50").first()).toBeVisible();
  await expect(page.getByRole("button", { name: say("auth.login.submit") })).toHaveCount(0);
});
