import type { Locator, Page } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import type { Allowance } from "../e2e/page-watch";
import type { SandboxControl, TestPlayer } from "../support/sandbox-control";
import { say } from "../support/words";

export interface Journey {
  /** What it provokes. */
  allowed?: Allowance;
  /** Files that are gone until the page comes as a document: as a chunk they are named as their module is. */
  lost?: RegExp;
  /** Signed in when it begins. */
  isPlayer?: boolean;
  steps: Step[];
}

interface Step {
  act: (visit: Visit) => Promise<unknown>;
  /** The address that it leads to. */
  at: string;
  /** What is compared, where the rest of the page moves with the clock; all of it unless given. */
  part?: (page: Page) => Locator;
}

interface Visit {
  page: Page;
  sandbox: SandboxControl;
  player: TestPlayer;
  open: (address: string) => Promise<unknown>;
}

const banner = (page: Page) => page.getByRole("banner");
const open = (address: string, at = address): Step => ({ at, act: (visit) => visit.open(address) });
const back = (at: string): Step => ({ at, act: ({ page }) => page.goBack() });
/** Presses the control of this name within a landmark or dialog. */
const press = (
  place: "banner" | "main" | "contentinfo" | "dialog",
  role: "link" | "button",
  name: string | RegExp,
  at: string,
): Step => ({
  at,
  act: ({ page }) => page.getByRole(place).getByRole(role, { name }).first().click(),
});
const failing = (faults: string[], step: Step): Step => ({
  ...step,
  act: async (visit) => {
    await visit.sandbox.fail(faults);
    await step.act(visit);
  },
});

const HALL = "/gamehall";
const LIVE = "/gamehall?category=live";
const SIGN_IN = `/forms/sign_in?redirectUrl=${encodeURIComponent(LIVE)}`;

const PROMO = `${paths.bonuses()}?promo_code=WELCOME100`;

const signIn = (passwordOf: (player: TestPlayer) => string, at: string): Step => ({
  at,
  act: async ({ page, player }) => {
    await page.getByLabel(say("auth.login.login")).fill(player.login);
    await page.getByLabel(say("auth.login.password"), { exact: true }).fill(passwordOf(player));
    const main = page.getByRole("main");
    await main.getByRole("button", { name: say("auth.login.submit"), exact: true }).click();
  },
});

const typePromoCode = (code: string, at: string): Step => ({
  at,
  act: async ({ page }) => {
    const form = page.getByRole("region", { name: say("promoCode.title"), exact: true });
    await form.getByRole("textbox").fill(code);
    await form.getByRole("button", { name: say("promoCode.activate") }).click();
    await form.getByText(say("common.promoCodeErrors.EXPIRED")).waitFor();
  },
});

export const journeys: Record<string, Journey> = {
  "links lead on, Back and Forward along": {
    steps: [
      open(HALL),
      press("main", "link", "Live casino", LIVE),
      press("contentinfo", "link", "Terms", "/terms"),
      back(LIVE),
      back(HALL),
      { at: LIVE, act: ({ page }) => page.goForward() },
    ],
  },
  "a filter narrows the hall": {
    steps: [
      open(LIVE),
      {
        at: LIVE,
        act: ({ page }) => page.getByRole("main").getByText(say("games.hall.filter")).first().click(),
      },
      {
        at: `${LIVE}&tags=new`,
        act: ({ page }) =>
          page
            .getByRole("list", { name: say("games.hall.tags") })
            .getByRole("link", { name: say("games.card.new") })
            .click(),
      },
    ],
  },
  "a word finds games": {
    steps: [
      open(HALL),
      {
        at: "/gamehall?category=popular&search=roulette&sort=priority",
        act: async ({ page }) => {
          const field = page.getByRole("main").getByRole("searchbox");
          await field.fill("roulette");
          await field.press("Enter");
        },
      },
    ],
  },
  "a dialog opens and closes, and opens by its address": {
    steps: [
      open("/terms"),
      press("contentinfo", "link", /: English$/, "/terms?dialog=language"),
      press("dialog", "link", say("common.close"), "/terms"),
      open("/terms?dialog=language"),
    ],
  },
  "another language": {
    steps: [open("/terms?dialog=language"), press("dialog", "button", "Español", "/es-ES/terms")],
  },
  "another theme": {
    steps: [open(LIVE), press("banner", "button", say("common.themeLight"), LIVE)],
  },
  "a part of the page": {
    steps: [
      open("/terms"),
      {
        at: "/terms#main",
        act: async ({ page }) => {
          await page.keyboard.press("Tab");
          await page.keyboard.press("Enter");
        },
      },
      back("/terms"),
    ],
  },
  "a wrong password, the right one, and out": {
    allowed: { statuses: [422] },
    steps: [
      open(SIGN_IN),
      signIn(() => "Wrong-1!", SIGN_IN),
      signIn(({ password }) => password, LIVE),
      {
        at: "/",
        part: banner,
        act: async ({ page }) => {
          await banner(page).locator("summary").last().click();
          await banner(page)
            .getByRole("button", { name: say("common.signOut") })
            .click();
        },
      },
    ],
  },
  "a form that is refused": {
    allowed: { statuses: [422] },
    isPlayer: true,
    steps: [open(PROMO), typePromoCode("EXPIRED1", PROMO)],
  },
  "marks that come after the page": {
    isPlayer: true,
    steps: [
      open(HALL),
      failing(["games.getLikes=delay:900", "freespins.get=delay:600"], open(HALL)),
      failing(["loyalty.getPrograms=delay:900"], {
        ...open("/"),
        part: (page) => page.getByRole("region", { name: say("loyalty.quests.title") }),
      }),
    ],
  },
  "a page behind the sign-in": {
    steps: [
      { ...open(paths.bonuses(), `/?redirectUrl=${encodeURIComponent(paths.bonuses())}`), part: banner },
    ],
  },
  "a page that there is not": {
    allowed: { statuses: [404] },
    steps: [open("/no-such-page"), press("contentinfo", "link", "Terms", "/terms")],
  },
  "a part of a page that fails": {
    steps: [failing(["games.get=status:500"], open(HALL))],
  },
  "a page that fails": {
    allowed: { statuses: [503] },
    steps: [failing(["/api/=ApplicationDisabledException"], open(HALL))],
  },
  "the lost file of a page": {
    allowed: { statuses: [404], console: [/Failed to fetch dynamically imported module/] },
    lost: /\/game-hall\.route[.-]/,
    steps: [open("/terms"), press("contentinfo", "link", "Games", HALL)],
  },
};
