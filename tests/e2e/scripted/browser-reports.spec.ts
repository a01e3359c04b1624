import type { Page } from "@playwright/test";
import { consentValue } from "../../../app/session/consent";
import { ownCookies } from "../../../app/session/cookies/cookies";
import { byNight } from "../../support/by-day";
import { expect } from "../fixtures";
import { test } from "../site-with-prompts";

// By night alone: what is counted is tested at the server (http/browser-reports.spec.ts), what is reported in app/browser/runtime/browser-reports.

test.use({ allowed: { errors: true } });

/** Makes the site's script throw at the next click: a browser API that it uses fails. */
const breakClicks = (page: Page) =>
  page.evaluate(() => {
    Element.prototype.closest = () => {
      throw new TypeError("secret@example.test clicked");
    };
  });

test(
  "a visitor who allows statistics tells how fast a page was and what failed in it, by names of ours",
  byNight,
  async ({ page, site, context, hydrated }) => {
    const metrics = async () => (await page.request.get(`${site.url}/metrics`)).text();
    const allow = (consent: string) =>
      context.addCookies([
        { name: ownCookies.ageGate, value: "18", url: site.url },
        { name: ownCookies.consent, value: consent, url: site.url },
      ]);

    await allow(consentValue(["functional"]));
    await page.goto("/gamehall?search=sand");
    await hydrated(page);
    await page.goto("about:blank");
    expect(await metrics()).not.toContain("browser_documents_total{");

    await allow(consentValue(["analytics"]));
    const reporter = page.waitForResponse(/\/assets\/reporter-/);
    await page.goto("/gamehall?search=sand");
    await hydrated(page);
    await reporter;
    await page.getByRole("searchbox").first().press("a");
    await breakClicks(page);
    await page.getByRole("heading", { level: 1 }).click();
    await page.goto("about:blank");

    const of = (name: string) =>
      new RegExp(
        `^browser_${name}.*route="features/games/game-hall.route",device="desktop",build="(?!other)\\w+"} [1-9]`,
        "m",
      );
    await expect.poll(metrics).toMatch(of('timing_seconds_count{timing="lcp",'));
    const text = await metrics();
    expect(text).toMatch(of('timing_seconds_count{timing="inp",'));
    expect(text).toMatch(of('timing_seconds_count{timing="ttfb",'));
    expect(text).toMatch(of("layout_shift_count{"));
    expect(text).toMatch(
      /^browser_failures_total\{kind="error",route="features\/games\/game-hall.route",build="\w+"\} [1-9]$/m,
    );
    expect(text).toMatch(/^browser_documents_total\{device="desktop",build="\w+"\} 1$/m);

    // Several listeners of the site call it; each logs a line.
    await expect
      .poll(site.output)
      .toMatch(
        /"name":"TypeError".*"stack":\["app\/browser\/runtime\/navigation\/navigation-enhancer\.tsx:\d+:\d+"/,
      );
    expect(site.output()).not.toMatch(/secret@|search=/);
  },
);
