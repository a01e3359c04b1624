import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test(
  "a player takes part, and the page and the list say so",
  withoutScript,
  async ({ playersPage: page, hydrated, submitted, sandbox }) => {
    await page.goto(paths.tournament(3));
    await hydrated(page);
    const join = page.getByRole("button", { name: say("tournament.join") });
    await submitted(page, () => join.dblclick());
    const own = page.getByRole("region", { name: say("tournaments.joined") });
    await expect(own).toContainText(say("tournament.ownPoints"));
    await expect(join).toHaveCount(0);
    await expect(page.getByText(say("tournament.welcome"))).toBeVisible();
    expect((await sandbox.calls("tournaments.participate")).length).toBeGreaterThan(0);

    await page.goto(paths.tournaments({ status: "active" }));
    const tiles = page.getByRole("main").getByRole("article");
    await expect(tiles.filter({ hasText: say("tournaments.joined") })).toHaveCount(2);
    const race = tiles.first();
    await expect(race).toContainText(say("tournaments.joined"));
    await expect(race.getByRole("link", { name: say("tournaments.play") })).toBeVisible();
  },
);

test(
  "a player takes part from the list, which says so and stays",
  byNight,
  async ({ playersPage: page, hydrated, submitted }) => {
    await page.goto(paths.tournaments({ status: "active" }));
    await hydrated(page);
    const tiles = page.getByRole("main").getByRole("article");
    const open = tiles.filter({ has: page.getByRole("button") });
    await expect(open).not.toHaveCount(0);
    const before = await open.count();
    await submitted(page, () => open.first().getByRole("button").click());
    await expect(tiles.filter({ hasText: say("tournaments.joined") })).toHaveCount(2);
    await expect(open).toHaveCount(before - 1);
    await expect(page).toHaveURL(paths.tournaments({ status: "active" }));
  },
);

test.describe("refused", () => {
  test.use({ allowed: { statuses: [422] } });

  test(
    "a refusal says what is missing and leads there",
    byNight,
    async ({ playersPage: page, hydrated, submitted, sandbox }) => {
      await sandbox.fail(["tournaments.participate=UserNeedDepositException"]);
      await page.goto(paths.tournament(3));
      await hydrated(page);
      await submitted(page, () => page.getByRole("button", { name: say("tournament.join") }).click());
      const refusal = page.getByRole("alert").filter({ hasText: say("tournament.refused") });
      await expect(refusal).toContainText(say("errors.UserNeedDepositException"));
      await expect(refusal.getByRole("link", { name: say("needs.deposit.action") })).toHaveAttribute(
        "href",
        paths.deposit({ from: paths.tournament(3) }),
      );
    },
  );
});

test("a visitor is led to the sign-in, with the way back", byNight, async ({ page }) => {
  await page.goto(`/es-ES${paths.tournament(4)}`);
  const way = page
    .getByRole("main")
    .getByRole("link")
    .and(page.locator(`[href*="${paths.signIn()}"]`));
  const redirectUrl = `/es-ES${paths.tournament(4)}`;
  await expect(way).toHaveAttribute("href", `/es-ES${paths.signIn({ redirectUrl })}`);
});
