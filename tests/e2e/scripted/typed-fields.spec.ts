import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../app/paths";
import { fieldRows } from "../../../app/validation/testing/field-kinds";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: by day the rules are judged by the same table (app/validation/field-kinds.test.ts).
// What people give to a field of each kind, in the browser's own judgement: it refuses what the table refuses, and nothing
// that the server takes. What the server makes of it is tested beside the rules.

type Row = readonly [given: string, value: string | null, ...more: unknown[]];

interface Kind {
  path: string;
  rows: readonly Row[];
  field: (page: Page) => Promise<Locator> | Locator;
  isPlayers?: true;
}

/** Amounts are whole here. */
const whole = fieldRows.amount.filter(([, value]) => value !== "25.50");

const kinds: Record<string, Kind> = {
  amount: {
    path: paths.depositBy("sandpix"),
    rows: whole,
    isPlayers: true,
    field: (page) => page.getByLabel(say("deposit.amount"), { exact: true }),
  },
  card: {
    path: paths.depositBy("sandcard"),
    rows: fieldRows.card,
    isPlayers: true,
    async field(page) {
      await page.getByLabel(say("payment.saved.other")).check();
      return page.locator('[name="requisites.card_number"]');
    },
  },
  iban: {
    path: paths.depositBy("sandiban"),
    // Its sum is checked by the server alone.
    rows: fieldRows.iban.filter(([, value]) => value !== null),
    isPlayers: true,
    field: (page) => page.locator('[name="requisites.iban"]'),
  },
  email: {
    path: `${paths.signUp()}?type=fast-mobile`,
    rows: fieldRows.email,
    field: (page) => page.locator("[name=email]"),
  },
};

/** How a text comes into a field. */
const ways: Record<string, (field: Locator, text: string) => Promise<void>> = {
  "filled in": (field, text) => field.fill(text),
  typed: (field, text) => field.pressSequentially(text),
};

for (const [kind, { path, rows, isPlayers, field }] of Object.entries(kinds)) {
  for (const [way, give] of Object.entries(ways)) {
    test(`${kind}, ${way}`, byNight, async ({ page, context, site, sandbox, hydrated }) => {
      test.slow();
      if (isPlayers)
        await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
      await page.goto(path);
      await hydrated(page);
      const input = await field(page);
      const judged: unknown[] = [];
      const expected: unknown[] = [];
      for (const [given, value] of rows) {
        if (given.trim() === "") continue;
        await input.fill("");
        await give(input, given.replaceAll("\n", ""));
        await input.blur();
        await page.waitForTimeout(50);
        judged.push([given, (await input.getAttribute("aria-invalid")) === "true"]);
        expected.push([given, value === null]);
      }
      expect(judged).toEqual(expected);
    });
  }
}
