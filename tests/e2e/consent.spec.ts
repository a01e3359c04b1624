import { withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect } from "./fixtures";
import { test } from "./site-with-prompts";

test(
  "age first, then consent: each is asked once, refused as easily as agreed to, and changed later",
  withoutScript,
  async ({ page, context, site, hydrated, hasScript, submitted }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const flash = encodeURIComponent(JSON.stringify({ tone: "positive", key: "flash.saved" }));
    await context.addCookies([{ name: "cr_flash", value: flash, url: site.url }]);
    await page.goto("/terms");
    const banner = page.getByRole("region", { name: say("consent.title") });
    await expect(banner).toBeVisible();
    const [prompt, said] = [
      await banner.boundingBox(),
      await page.getByText(say("flash.saved")).boundingBox(),
    ];
    expect(said?.y).toBeGreaterThan((prompt?.y ?? 0) + (prompt?.height ?? 0));
    await page.goto("/gamehall#top");
    const gate = page.getByRole("region", { name: say("ageGate.title", { age: 18 }) });
    await expect(gate).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(banner).toBeHidden();
    const yes = gate.getByRole("button", { name: say("ageGate.yes", { age: 18 }) });
    await page.keyboard.press("Tab");
    await expect(yes).toBeFocused();
    await Promise.all([page.waitForEvent("load"), yes.click()]);
    await expect(page).toHaveURL(hasScript ? /\/gamehall#top$/ : /\/gamehall$/);
    await expect(gate).toBeHidden();

    const [no, all] = ["consent.refuse", "consent.accept"].map((key) =>
      banner.getByRole("button", { name: say(key as "consent.refuse") }),
    );
    const [a, b] = [await no?.boundingBox(), await all?.boundingBox()];
    expect([a?.width, a?.height, a?.y]).toEqual([b?.width, b?.height, b?.y]);
    await hydrated(page);
    await submitted(page, async () => no?.click());
    await expect(banner).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === "cr_consent")?.value)
      .toBe("1");
    await page.goto("/gamehall");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("consent.title") })
      .click();
    const choice = page.getByRole("checkbox", { name: say("consent.purposes.analytics.name") });
    await expect(choice).not.toBeChecked();
    await hydrated(page);
    await choice.check();
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: say("consent.save") }).click(),
    ]);
    await expect(choice).toBeChecked();
    await expect(page.getByText(say("flash.saved"))).toBeVisible();
  },
);
