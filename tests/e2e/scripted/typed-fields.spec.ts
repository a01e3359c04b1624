import type { Locator, Page } from "@playwright/test";
import { readAnyPhone } from "../../../app/forms/validation/any-phone.server";
import { fieldRows, phoneCountries, phoneRows } from "../../../app/forms/validation/testing/field-kinds";
import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import type { TestPlayer } from "../../support/sandbox-control";
import { signInByPost } from "../../support/sign-in-by-post";
import { expect, test } from "../fixtures";

// By night alone: by day the rules are judged by the same table (app/forms/validation/field-kinds.test.ts).
// What people give to a field of each kind, in the browser: it refuses what the table refuses, nothing that the server
// takes, and changes no text into another value. What the server makes of the texts is tested beside the rules.

type Row = readonly [given: string, value: string | null, ...more: unknown[]];

interface Kind {
  path: string;
  rows: readonly Row[];
  field: (page: Page, player: TestPlayer) => Promise<Locator> | Locator;
  /** The player of the sandbox who has it; a visitor has the others. */
  player?: "demo" | "twofa";
  isSignedIn?: true;
  /** Before each row. */
  prepare?: (page: Page) => Promise<unknown>;
  /** How the server reads the text of the field. */
  read?: (input: Locator) => Promise<string | undefined>;
  /** Comes in by other ways alone. */
  neverTyped?: RegExp;
  /** The browser leaves it to the server to refuse. */
  isServers?: true;
}

/** Amounts are whole here. */
const whole = fieldRows.amount.filter(([, value]) => value !== "25.50");

const chosenCountry = (page: Page) => page.locator("[name=phone_country_code]");

const kinds: Record<string, Kind> = {
  amount: {
    path: paths.depositBy("sandpix"),
    rows: whole,
    player: "demo",
    isSignedIn: true,
    field: (page) => page.locator("main [name=amount]:not([type=hidden], [type=radio])"),
  },
  card: {
    path: paths.depositBy("sandcard"),
    rows: fieldRows.card,
    player: "demo",
    isSignedIn: true,
    async field(page) {
      await page.locator('[name="saved"][value=""]').check();
      return page.locator('[name="requisites.card_number"]');
    },
  },
  iban: {
    path: paths.depositBy("sandiban"),
    // Its sum is checked by the server alone.
    rows: fieldRows.iban.filter(([, value]) => value !== null),
    player: "demo",
    isSignedIn: true,
    field: (page) => page.locator('[name="requisites.iban"]'),
  },
  email: {
    path: `${paths.signUp()}?type=fast-mobile`,
    rows: fieldRows.email,
    field: (page) => page.locator("[name=email]"),
  },
  name: {
    path: paths.signUp(),
    rows: fieldRows.name,
    field: (page) => page.locator("[name=first_name]"),
  },
  code: {
    path: paths.signIn(),
    rows: fieldRows.code,
    player: "twofa",
    isServers: true,
    // Nobody types the message that a code comes in.
    neverTyped: /\p{L}{2}/u,
    read: (input) => input.inputValue(),
    async field(page, { login, password }) {
      await page.locator("main [name=login]").fill(login);
      await page.locator("main [name=password]").fill(password);
      await page.keyboard.press("Enter");
      return page.locator("main [name=two_factor_auth]");
    },
  },
  ...Object.fromEntries(
    ["ES", "GB", "BR"].map((country): [string, Kind] => [
      `phone in ${country}`,
      {
        path: paths.signUp(),
        rows: phoneRows[country] ?? [],
        isServers: true,
        // A number of another country chooses that one.
        prepare: (page) => chosenCountry(page).selectOption(country),
        field: (page) => page.locator("[name=mobile]"),
        read: async (input) =>
          readAnyPhone(
            await input.inputValue(),
            phoneCountries,
            await chosenCountry(input.page()).inputValue(),
          )?.digits,
      },
    ]),
  ),
};

/** How a text comes into a field, and in which languages it is tried. */
const ways: Record<string, [locales: string[], give: (field: Locator, text: string) => Promise<void>]> = {
  "filled in": [[""], (field, text) => field.fill(text)],
  typed: [[""], (field, text) => field.pressSequentially(text)],
  // As browsers and password managers do: the value at once, no key, no focus.
  "filled by the browser": [
    [""],
    (field, text) =>
      field.evaluate((input: HTMLInputElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
        for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
      }, text),
  ],
  pasted: [
    ["", "/es-ES", "/pt-BR", "/lv-LV", "/ar"],
    async (field, text) => {
      await field.focus();
      await field.page().keyboard.insertText(text);
    },
  ],
};

for (const [kind, { path, player, isSignedIn, isServers, field, prepare, read, ...of }] of Object.entries(
  kinds,
)) {
  for (const [way, [locales, give]] of Object.entries(ways)) {
    const rows = of.rows.filter(([given]) => way !== "typed" || !of.neverTyped?.test(given));
    for (const locale of locales) {
      test(`${kind}, ${way}${locale}`, byNight, async ({ page, context, site, sandbox, hydrated }) => {
        test.slow();
        const account = await sandbox.clone(`${player ?? "demo"}@sandbox.test`);
        if (isSignedIn) await context.addCookies(await signInByPost(site.url, account));
        await page.goto(locale + path);
        await hydrated(page);
        const input = await field(page, account);
        const judged: unknown[] = [];
        const expected: unknown[] = [];
        for (const [given, value] of rows) {
          if (given.trim() === "" || (isServers && value === null)) continue;
          await input.fill("");
          await prepare?.(page);
          await give(input, given.replaceAll("\n", ""));
          await input.blur();
          await page.waitForTimeout(50);
          const isRefused = (await input.getAttribute("aria-invalid")) === "true";
          judged.push([given, isRefused, ...(read ? [await read(input)] : [])]);
          expected.push([given, value === null, ...(read ? [value] : [])]);
        }
        expect(judged).toEqual(expected);
      });
    }
  }
  test(`${kind}, without script`, byNight, async ({ browser, site, sandbox }) => {
    test.slow();
    const account = await sandbox.clone(`${player ?? "demo"}@sandbox.test`);
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    if (isSignedIn) await page.context().addCookies(await signInByPost(site.url, account));
    await page.goto(path);
    const input = await field(page, account);
    const judged: unknown[] = [];
    const expected: unknown[] = [];
    for (const [given, value] of of.rows) {
      const text = given.replaceAll("\n", "");
      if (value === null) continue;
      await input.fill("");
      await input.focus();
      await page.keyboard.insertText(text);
      judged.push([
        await input.inputValue(),
        await input.evaluate((one: HTMLInputElement) => one.validity.valid),
      ]);
      expected.push([text, true]);
    }
    expect(judged).toEqual(expected);
    await page.context().close();
  });
}
