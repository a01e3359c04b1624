import type { FrameLocator, Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { startHttpsEdge } from "../../support/https-edge";
import { freePort, type Site, startSite } from "../../support/site";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: its cookies, frame and gate are tested at the server (http/mini-app.spec.ts).

let edge: Awaited<ReturnType<typeof startHttpsEdge>>;
let site: Site;
let edgePort: number;
let lastUser = 810_000;

/** The site over https in a frame of the sandbox's messenger, which is another site: it has another host. */
test.beforeAll(async () => {
  edgePort = await freePort();
  edge = await startHttpsEdge(edgePort, (path) =>
    path.startsWith("/__sandbox/") ? site.sandboxUrl : site.url,
  );
  site = await startSite({
    environment: ({ sandboxPort }) => ({
      SITE_ORIGINS: `https://localhost:${edgePort}`,
      TRUSTED_PROXY_CIDRS: "127.0.0.1/32,::1/128",
      MESSENGER_PARENTS: `http://127.0.0.1:${sandboxPort}`,
      MESSENGER_SCRIPT_URL: `https://localhost:${edgePort}/__sandbox/messenger/web-app.js`,
    }),
  });
});
test.afterAll(async () => {
  edge.stop();
  await site.stop();
});

test.use({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 740 } });

async function open(page: Page, query: Record<string, string> = {}): Promise<FrameLocator> {
  lastUser += 1;
  const host = site.sandboxUrl.replace("localhost", "127.0.0.1");
  const address = `${host}/__sandbox/messenger?${new URLSearchParams({ user: String(lastUser), ...query })}`;
  // A toast passes while pictures are still on their way.
  const launched = page.waitForResponse(/\/forms\/launch/, { timeout: 30_000 });
  await page.goto(address, { waitUntil: "commit" });
  await launched;
  return page.frameLocator("iframe");
}

/** What the mini-app has requested of the messenger. */
const requests = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { requests: [string, unknown][] }).requests
        .filter(([event]) => event === wanted)
        .map(([, data]) => data),
    name,
  );

test(
  "a messenger's launch signs in within its frame, and a reload keeps the player",
  byNight,
  async ({ page }) => {
    const frame = await open(page, { theme: "light", form: "plain" });
    // The messenger does not supply all that a registration requires.
    await expect(frame.getByRole("dialog")).toBeVisible();
    const [child] = page.frames().slice(1);
    expect(child?.url()).not.toContain("tgWebApp");
    expect(
      (await site.sandbox.calls("auth.register")).filter(({ params }) => params.id === String(lastUser)),
    ).toHaveLength(1);
    await expect.poll(() => requests(page, "web_app_ready")).toHaveLength(1);
    expect(await requests(page, "web_app_expand")).toHaveLength(1);
    expect(await requests(page, "web_app_request_fullscreen")).toHaveLength(1);

    const html = frame.locator("html");
    await expect(html).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Notch" }).click();
    await expect
      .poll(() => html.evaluate((element) => element.style.getPropertyValue("--safe-top")))
      .toBe("76px");

    const cookies = await page.context().cookies(`https://localhost:${edgePort}`);
    expect(cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["cr_miniapp", "cr_player", "sbx_session"]),
    );
    for (const { name, sameSite, secure, partitionKey } of cookies)
      expect([name, sameSite, secure, Boolean(partitionKey)]).toEqual([name, "None", true, true]);

    await child?.evaluate(() => window.location.reload());
    await expect.poll(() => requests(page, "web_app_ready")).toHaveLength(2);
    await expect(frame.getByRole("dialog")).toBeVisible();
    await expect(html).toHaveAttribute("data-theme", "dark");
    expect(
      (await site.sandbox.calls("auth.register")).filter(({ params }) => params.id === String(lastUser)),
    ).toHaveLength(1);
  },
);

test("a forged launch says so, and the site serves a visitor", byNight, async ({ page }) => {
  const frame = await open(page, { kind: "forged" });
  await expect(frame.getByText(say("auth.miniApp.registrationError"))).toBeVisible();
  await expect(frame.getByRole("link", { name: say("flash.openBot") })).toHaveAttribute(
    "href",
    /^https:\/\/t\.me\//,
  );
  await expect.poll(() => requests(page, "web_app_ready")).toHaveLength(1);
  expect(await requests(page, "web_app_setup_back_button")).toContainEqual({ is_visible: false });

  // Somewhere else in the site, and back by the messenger's own button: the dialog first.
  await frame
    .getByRole("link", { name: say("common.signIn") })
    .first()
    .click();
  await expect(frame.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(frame.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
});
