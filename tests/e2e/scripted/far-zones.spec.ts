import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

// By night alone: by day every test fails for a page that React draws anew (page-watch.ts), in the zone of its machine.
// The server knows no zone of a visitor's: a date that both write differently would make React draw the page anew, which
// the page watch of every test finds.

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(
      "dates become the visitor's own, and no page is drawn twice",
      byNight,
      async ({ playersPage: page, hydrated }) => {
        for (const path of [
          paths.home(),
          paths.tournaments(),
          paths.promotions(),
          paths.cashierHistory(),
          paths.profileSettings(),
          paths.page("terms"),
        ]) {
          await page.goto(path);
          await hydrated(page);
        }
        await page.goto(paths.cashierHistory());
        await hydrated(page);
        const time = page.getByRole("main").locator("time[datetime]").first();
        const [moment, shown] = [await time.getAttribute("datetime"), await time.textContent()];
        const day = await page.evaluate(
          (iso) => new Intl.DateTimeFormat("en-US", { day: "numeric" }).format(new Date(iso)),
          moment ?? "",
        );
        expect(shown).toContain(day);
      },
    );
  });
}
