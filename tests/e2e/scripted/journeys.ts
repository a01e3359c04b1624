import { expect as expectOnce, type Locator, type Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import type { sayIn } from "../../support/words";

/** Proofs walk these ways too, without the tests' settings. */
const expect = expectOnce.configure({ timeout: 15_000 });

interface Visit {
  page: Page;
  say: ReturnType<typeof sayIn>;
  main: Locator;
  dialog: Locator;
  field: (name: string) => Locator;
  button: (name: string) => Locator;
  /** After each step: what has just been done, and what of the page is read out. */
  listen: (step: string, region?: Locator) => Promise<void>;
  /** Of a new account. */
  email?: string;
}

interface Journey {
  path: string;
  isPlayers: boolean;
  go: (visit: Visit) => Promise<void>;
}

/** A page as journeys take it. */
export function visitOf(page: Page, say: Visit["say"]) {
  const main = page.getByRole("main");
  return {
    page,
    say,
    main,
    dialog: page.getByRole("dialog"),
    field: (name: string) => main.locator(`[name="${name}"]`),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
  };
}

const iban = "ES9121000418450200051332";

/** The ways to money, accounts, limits and games, with the keyboard alone. */
export const journeys: Record<string, Journey> = {
  "sign-up": {
    path: `${paths.signUp()}?type=fast-mobile`,
    isPlayers: false,
    async go({ page, listen, main, field, button, say, email = "transcript@mail.test" }) {
      await listen("the page opens", main);
      await field("email").fill("ana@");
      await page.keyboard.press("Tab");
      await listen("an address without its end", field("email").locator("xpath=ancestor::div[label]"));
      await field("email").fill(email);
      await field("birth_date").fill("1990-04-30");
      await field("terms").check();
      await listen("all is filled in");
      await button(say("auth.registration.submit")).press("Enter");
      await expect(page).toHaveURL(/register=success/);
      await listen("the account is open", page.getByRole("dialog"));
    },
  },
  "sign-in": {
    path: paths.signIn(),
    isPlayers: false,
    async go({ page, listen, main, field, button, say }) {
      await listen("the page opens", main);
      await field("login").fill("nobody@sandbox.test");
      await field("password").fill("Wrong-pass1");
      await button(say("auth.login.submit")).press("Enter");
      await expect(page.getByRole("alert")).toBeVisible();
      await listen("a wrong password is sent", main);
      await field("login").fill("demo@sandbox.test");
      await field("password").fill("Sandbox1!");
      await field("password").press("Enter");
      await expect(page.locator("summary").first()).toBeVisible();
      await listen("the right one is sent", page.getByRole("banner"));
    },
  },
  deposit: {
    path: paths.deposit(),
    isPlayers: true,
    async go({ page, listen, main, field }) {
      await listen("the page opens", main);
      await page.locator("[name=method][value=sandinstant]").press("Space");
      await expect(field("amount")).toBeVisible();
      await listen("a method is chosen", page.locator("#method"));
      await field("amount").fill("1");
      // Its words follow the amount.
      const submit = page.locator("#method .pay-bar").getByRole("button");
      await submit.press("Enter");
      await expect(page.locator("[aria-invalid]")).toBeVisible();
      await listen("too little is sent");
      await field("amount").fill("25");
      await expect(page.locator("#method dl")).toContainText("25.00");
      await listen("enough is typed");
      await submit.press("Enter");
      await expect(page).toHaveURL(/paysuccess/);
      await expect(page.getByRole("banner")).toContainText("1,330.50");
      await listen("it is sent", main);
    },
  },
  withdraw: {
    path: paths.withdraw({ method: "sandiban", burn: "agreed" }),
    isPlayers: true,
    async go({ page, listen, main, field, button, say }) {
      await listen("the page opens", main);
      await field("amount").fill("50");
      await button(say("withdraw.toReview")).press("Enter");
      await expect(page.locator("[aria-invalid]")).toBeVisible();
      await listen("the account is forgotten");
      await main.getByRole("textbox").last().fill(iban);
      await button(say("withdraw.toReview")).press("Enter");
      await expect(button(say("withdraw.review.send"))).toBeVisible();
      await listen("it is to be reviewed", main.getByRole("region").first());
      await button(say("withdraw.review.send")).press("Enter");
      await expect(page).toHaveURL(/requested=/);
      await expect(page.getByRole("banner")).toContainText("1,215.50");
      await listen("it is sent", main);
    },
  },
  play: {
    path: `${paths.gameHall()}?search=fast+crash`,
    isPlayers: true,
    async go({ page, listen, main, button, say }) {
      await listen("the hall opens", main.locator(".game-card").first());
      await main.locator(".game-card > a").first().press("Enter");
      // What is heard within it is its studio's own.
      await expect(main.frameLocator("iframe").locator("#message")).toBeAttached();
      await listen("the game opens", page.locator(".game-header"));
      await button(say("games.favourites.of", { game: "Fast Crash" })).press("Enter");
      await listen("it becomes a favourite");
      await page.getByRole("link", { name: say("play.back"), exact: true }).press("Enter");
      await expect(page.locator(".game-card").first()).toBeVisible();
      await listen("the game is left");
    },
  },
  limit: {
    path: paths.responsibleGame(),
    isPlayers: true,
    async go({ page, listen, main, dialog, button, say }) {
      const amount = page.getByLabel(say("responsible.limit.amount", { currency: "EUR" }));
      await listen("the page opens", main.locator("form").first());
      await button(say("responsible.limit.set")).press("Enter");
      await expect(page.locator("[aria-invalid]")).toBeVisible();
      await listen("nothing is typed");
      await amount.fill("100");
      await button(say("responsible.limit.set")).press("Enter");
      await expect(page.getByText(say("flash.limitHolds"))).toBeVisible();
      await listen("a limit is set");
      await amount.fill("250");
      await button(say("responsible.limit.change")).press("Enter");
      await expect(dialog).toBeVisible();
      await listen("a higher one is asked for", dialog);
      await button(say("responsible.limit.raise.agree")).press("Enter");
      await expect(page.getByText(say("flash.limitWaits"))).toBeVisible();
      await listen("it is agreed to");
    },
  },
  "self-exclusion": {
    path: paths.responsibleGame(),
    isPlayers: true,
    async go({ page, listen, main, dialog, button, say }) {
      const part = page.getByRole("region", { name: say("responsible.exclusion.title") });
      await listen("the page opens", part);
      await part.getByRole("combobox").selectOption("P6M");
      await part.getByRole("button").press("Enter");
      await expect(dialog).toBeVisible();
      await listen("half a year is chosen", dialog);
      await button(say("responsible.exclusion.ask.agree")).press("Enter");
      await expect(page).toHaveURL(/farewell/);
      await listen("it is agreed to", main);
    },
  },
  search: {
    path: paths.gameHall(),
    isPlayers: false,
    async go({ page, listen, dialog, say }) {
      await page.keyboard.press("Control+k");
      const field = page.getByRole("combobox", { name: say("search.label") });
      await expect(field).toBeFocused();
      await listen("the search opens", dialog);
      await page.keyboard.type("sand dunezz");
      await expect(dialog.getByRole("status")).toContainText("dunezz");
      await listen("something unknown is typed");
      await field.fill("sand dunes");
      await expect(dialog.getByRole("status")).not.toContainText("dunezz");
      await listen("a game's name is typed", dialog);
      await page.keyboard.press("ArrowDown");
      await listen("the first of what is found");
      await page.keyboard.press("Enter");
      await expect(dialog).toHaveCount(0);
      await listen("it is opened");
    },
  },
};
