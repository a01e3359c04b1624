import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

const customCode = [
  {
    isEnabled: true,
    position: "head",
    code: "<style>body { --operator: 1 }</style><script>window.hits = ['head']</script>",
  },
  { isEnabled: true, position: "bodyStart", code: "<script>throw new Error('broken on purpose')</script>" },
  { isEnabled: true, position: "bodyStart", code: "<script>this is no script</script>" },
  {
    isEnabled: true,
    position: "bodyEnd",
    code: "<script>document.write('wiped'); window.hits.push('bodyEnd')</script>",
  },
];

for (const kind of ["everyone", "one player"]) {
  test(
    `snippets run once under the policy of a page for ${kind}, and a broken one breaks nothing`,
    kind === "everyone" ? {} : byNight,
    async ({ page, sandbox, hydrated, context, baseURL }) => {
      if (kind === "one player") await context.addCookies([{ name: "cr_player", value: "1", url: baseURL }]);
      await sandbox.config({ commonData: { customCode } });
      const messages: string[] = [];
      page.on("console", (message) => {
        if (message.text().startsWith("custom code")) messages.push(message.text());
      });
      await page.goto("/terms");
      await hydrated(page);
      const hits = () => page.evaluate(() => (window as unknown as { hits: string[] }).hits);
      await expect.poll(hits).toEqual(["head", "bodyEnd"]);
      const mark = await page.evaluate(() =>
        getComputedStyle(document.body).getPropertyValue("--operator").trim(),
      );
      expect(mark).toBe("1");
      expect(messages).toEqual([
        expect.stringContaining("custom code (bodyStart): Uncaught Error: broken on purpose"),
        expect.stringContaining("custom code (bodyStart): Uncaught SyntaxError"),
        "custom code (bodyEnd): document.write was turned away",
      ]);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
      expect(await hits()).toEqual(["head", "bodyEnd"]);
    },
  );
}
