import type { Page, Route } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

const PICTURES = /\/_ipx\/|\/img\//;
const LATE_MS = 400;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How far the page moved under the reader, from its first byte on, and what moved. */
function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          const moved = nodes.map(
            (node) => ((node as Element)?.outerHTML ?? node?.textContent)?.slice(0, 120) ?? "",
          );
          resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
        }, 300);
      }),
  );
}

const ways: Record<string, ((route: Route) => Promise<void>) | undefined> = {
  "as they come": undefined,
  late: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => {});
  },
  "not at all": (route) => route.fulfill({ status: 502, body: "" }),
};

test.use({ allowed: { statuses: [502], console: [/502/] } });

for (const address of ["/", "/gamehall?category=slots"]) {
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    for (const [name, handle] of Object.entries(ways)) {
      test(
        `${address} at ${width} px does not move when pictures come ${name}`,
        address === "/" && width === 360 && name === "late" ? {} : byNight,
        async ({ page, hydrated }) => {
          await page.setViewportSize({ width, height });
          // Letters that change with their font have a test of their own.
          await page.route("**/*.woff2", (route) => route.fulfill({ status: 502, body: "" }));
          if (handle) await page.route(PICTURES, handle);
          await page.goto(address, { waitUntil: "load" });
          await hydrated(page);
          await page.waitForTimeout(2 * LATE_MS);
          const { sum, moved } = await layoutShift(page);
          expect(sum, moved.join("\n")).toBeLessThan(0.005);
        },
      );
    }
  }
}

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const)
  test(`the home page at ${width} px does not move when its font comes late`, async ({ page, hydrated }) => {
    await page.setViewportSize({ width, height });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue().catch(() => {});
    });
    await page.goto("/", { waitUntil: "load" });
    await hydrated(page);
    await page.waitForTimeout(2 * LATE_MS);
    const { sum, moved } = await layoutShift(page);
    // Where the fallback with the font's widths comes after the first paint too, 0.012.
    expect(sum, moved.join("\n")).toBeLessThan(0.015);
  });

test("Arabic is drawn in the font for Arabic, whatever the system has", async ({ page, hydrated }) => {
  await page.route(PICTURES, (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto("/ar", { waitUntil: "load" });
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await Promise.all([devtools.send("DOM.enable"), devtools.send("CSS.enable")]);
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main h2" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(["Vazirmatn", "Inter"]);
});

test.describe("a first visit on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("requests the pictures in view alone until somebody scrolls", async ({ page, hydrated }) => {
    const requests = new Set<string>();
    await page.route(PICTURES, (route) => {
      requests.add(route.request().url());
      return route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page.goto("/", { waitUntil: "load" });
    await hydrated(page);
    const inView = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = (image.closest(".picture") ?? image).getBoundingClientRect();
          const width = Math.min(right, innerWidth) - Math.max(left, 0);
          const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return width > 0 && height > 0 && width * height >= 0.2 * (right - left) * (bottom - top);
        })
        .map(({ currentSrc }) => currentSrc),
    );
    expect(inView.length).toBeGreaterThan(2);
    expect([...requests].sort()).toEqual(inView.filter((source) => PICTURES.test(source)).sort());
    await page.mouse.wheel(0, 100);
    await expect.poll(() => requests.size).toBeGreaterThan(2 * inView.length);
  });
});
