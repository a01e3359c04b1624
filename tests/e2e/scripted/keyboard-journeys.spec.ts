import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { test } from "../fixtures";

// By night alone: by day a deposit is made with the keyboard alone (deposit-keyboard.spec.ts).

interface Journey {
  name: string;
  path: string;
  isPlayers: boolean;
  /** What the keyboard passes by in this order, past the skip link. */
  stops: (page: Page) => Locator[];
  /** Presses of Tab from the top of the page to the last of them. */
  max: number;
}

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
/** Its words follow the amount. */
const deposit = (page: Page) => page.locator(".pay-bar").getByRole("button");

const journeys: Journey[] = [
  {
    name: "browse: a game from the home page",
    path: paths.home(),
    isPlayers: false,
    stops: (page) => [page.locator(".game-card > :first-child").first()],
    max: 21,
  },
  {
    name: "sign up",
    path: paths.signUp(),
    isPlayers: false,
    stops: (page) => [button(page, say("auth.registration.submit"))],
    max: 30,
  },
  {
    name: "deposit",
    path: paths.depositBy("sandcard"),
    isPlayers: true,
    stops: (page) => [page.locator("[name=method]:checked"), page.locator("[name=amount]"), deposit(page)],
    max: 16,
  },
  {
    name: "withdraw",
    path: paths.withdraw({ method: "sandiban", burn: "agreed" }),
    isPlayers: true,
    stops: (page) => [page.locator("[name=method]:checked"), page.locator("[name=amount]")],
    max: 9,
  },
  {
    name: "self-exclude",
    path: paths.responsibleGame(),
    isPlayers: true,
    stops: (page) => [page.locator("form:has([value=self_exclusion]) button").first()],
    max: 19,
  },
];

// The order of the stops is the document's, with script or without.
test.use({ javaScriptEnabled: false });

test(
  "every journey is within its number of stops by keyboard",
  byNight,
  async ({ playersPage: page, context }) => {
    test.setTimeout(90_000);
    const cookies = await context.cookies();
    for (const { name, path, isPlayers, stops, max } of journeys) {
      await context.clearCookies();
      if (isPlayers) await context.addCookies(cookies);
      await page.goto(path);
      // The skip link.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      let presses = 1;
      for (const stop of stops(page)) presses += await tabTo(page, stop, max - presses, name);
      process.stdout.write(`${name}: ${presses} stops\n`);
    }
  },
);

/** How often Tab was pressed until the control had the focus; fails when it has not within the limit. */
async function tabTo(page: Page, control: Locator, limit: number, journey: string): Promise<number> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 1; presses <= limit; presses++) {
    await page.keyboard.press("Tab");
    if (await isThere()) return presses;
  }
  throw new Error(`${journey}: ${control} is not within ${limit} stops`);
}
