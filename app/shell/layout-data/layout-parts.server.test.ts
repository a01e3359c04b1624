import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { openPlayerBrowser } from "~/../tests/support/player-browser";
import { toLevel } from "~/features/loyalty/levels/level";
import { loadLoyalty } from "~/features/loyalty/loyalty.server";
import { toStanding } from "~/features/loyalty/standing";
import { LevelRing } from "~/ui/feedback/level-ring";
import { testApp } from "../../../tests/support/test-app";
import { loadLayoutData } from "./layout-data.server";

const app = await testApp();

describe("the level round the avatar", () => {
  it("comes with the page where no script runs, and after it where one does", async () => {
    const browser = await openPlayerBrowser(app);
    const whole = await browser.visit("/", loadLayoutData);
    expect(whole.level).toMatchObject({ name: "Gold", percent: 20, next: { name: "Platinum" } });
    const streamed = await browser.visit("/", loadLayoutData, { runsScript: true });
    expect(streamed.level).toBeInstanceOf(Promise);
    expect(await streamed.level).toEqual(whole.level);
  });

  it("asks no more of a page that reads the programme itself", async () => {
    const browser = await openPlayerBrowser(app);
    await browser.visit("/loyalty", (context) =>
      Promise.all([loadLayoutData(context), loadLoyalty(context)]),
    );
    expect(browser.calls("loyalty.getinfo")).toHaveLength(1);
  });

  it.each([false, true])(
    "that cannot be read is missing, and the page is whole (script: %s)",
    async (runsScript) => {
      const browser = await openPlayerBrowser(app);
      browser.fail("loyalty.getinfo=status:500");
      const context = await browser.contextAt("/", { runsScript });
      expect(await (await loadLayoutData(context)).level).toBeNull();
      expect(context.isPartial).toBe(false);
    },
  );

  it("is nobody's around a page that failed, and no visitor's", async () => {
    const browser = await openPlayerBrowser(app);
    const failed = await browser.visit("/", (context) => loadLayoutData(context, true));
    expect(failed).not.toHaveProperty("level");
    expect(await loadLayoutData(await app.contextFor())).not.toHaveProperty("level");
    expect(browser.calls("loyalty.getinfo")).toEqual([]);
  });

  const level = { level: 3, name: "Gold", minValue: 1000, expCount: 1500, is_current: true, rewards: [] };
  const info = { id: "1", uid: 1, is_active: true, points: 5, pointsAlias: "points" };
  it.each([
    ["half of a level", { ...info, levels: [{ ...level, maxValue: 2000 }] }, 50],
    ["a level without an end", { ...info, levels: [level] }, 100],
    ["a level that has just begun", { ...info, levels: [{ ...level, maxValue: 2000, expCount: 1000 }] }, 0],
    ["no level", { ...info, levels: [] }, undefined],
    ["no part in it", { ...info, is_active: false, levels: [level] }, undefined],
  ])("of %s", (_, given, percent) => {
    expect(toLevel(toStanding(given))?.percent).toBe(percent);
  });

  it("is a drawing with a text, and nothing to read where the text stands beside it", () => {
    const ring = (percent: number, label?: string) =>
      renderToStaticMarkup(LevelRing({ percent, label, children: "D" }));
    expect(ring(20, "Gold: 20 %")).toMatch(/role="img" aria-label="Gold: 20 %".*stroke-dasharray="20 100"/);
    expect(ring(20)).toMatch(/<svg[^>]*aria-hidden="true"/);
    // A line of no length would still be drawn as a dot.
    expect(ring(0)).not.toContain("stroke-dasharray");
  });
});
