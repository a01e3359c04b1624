import { say } from "../../support/words";
import { expect } from "../fixtures";
import { test } from "../site-with-prompts";

const customCode = [
  { isEnabled: true, position: "head", code: "<script>window.ran = [...(window.ran ?? []), 'all']</script>" },
  {
    isEnabled: true,
    position: "bodyEnd",
    code: `<script data-purpose="necessary">window.ran = [...(window.ran ?? []), 'necessary']</script>`,
  },
];

type Counted = { ran?: string[]; sandboxTags?: { id: string; heard: unknown[] }[]; dataLayer?: unknown[] };
const shifts = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 200);
  });

test("nothing counts a visit before the consent, and everything does after it", async ({
  page,
  context,
  baseURL,
  sandbox,
  hydrated,
}) => {
  await sandbox.config({ commonData: { customCode }, generalInfo: { is_seon_enabled: true } });
  await context.addCookies([{ name: "cr_age", value: "18", url: baseURL }]);
  const counting: string[] = [];
  page.on("request", (request) => {
    if (/__sandbox\/tags|\/hit\b/.test(request.url())) counting.push(new URL(request.url()).pathname);
  });
  const seen = () => page.evaluate(() => (window as unknown as Counted).ran);
  await page.goto("/terms?track_id=autumn-7");
  await hydrated(page);
  await page.waitForTimeout(5000);
  expect(counting).toEqual([]);
  expect(await seen()).toEqual(["necessary"]);
  expect(await page.evaluate(() => (window as unknown as Counted).dataLayer)).toBeUndefined();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.getByRole("button", { name: say("consent.accept") }).click();
  await expect
    .poll(() => counting.toSorted())
    .toEqual(["/__sandbox/tags/agent.js", "/__sandbox/tags/gtm.js", "/hit"]);
  await expect.poll(seen).toEqual(["necessary", "all"]);
  const hits = async () => (await sandbox.calls("/hit")).map(({ query }) => query);
  await expect.poll(hits).toEqual([{ seon_session: "sandbox-device" }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
  const heard = () => page.evaluate(() => (window as unknown as Counted).sandboxTags);
  await expect.poll(heard).toEqual([
    {
      id: "GTM-SANDBOX",
      heard: expect.arrayContaining([
        ["consent", "default", expect.objectContaining({ ad_storage: "granted" })],
        { track_id: "autumn-7" },
        { event: "page_loading_end", page_path: "/privacy" },
      ]),
    },
  ]);
  expect(await page.evaluate(shifts)).toBeLessThan(0.01);
});
