import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { localesIn, pathOf } from "../messages/catalogue-files";
import { runNew } from "./command";
import type { Plan } from "./plan";

/** Runs the command over this checkout, and records what it would save. */
function run(...args: string[]) {
  const saved: Plan[] = [];
  let said = "";
  const code = runNew(args, {
    save: (plan) => saved.push(plan),
    say: (text) => {
      said += text;
    },
  });
  return { code, said, saved, textOf: (path: string) => saved[0]?.get(path) ?? "" };
}

describe("npm run new", () => {
  it.each([
    ["page", "app/features/how-we-pay/how-we-pay.route.tsx", ["howWePay.title", "howWePay.lead"]],
    [
      "letter",
      "app/features/how-we-pay/how-we-pay.route.tsx",
      ["howWePay.title", "howWePay.lead", "howWePay.sent"],
    ],
    ["form", "app/features/profile/how-we-pay/how-we-pay.route.tsx", ["profile.pages.how-we-pay"]],
    [
      "dialog",
      "app/features/how-we-pay/how-we-pay.dialog.ts",
      ["dialogs.howWePay.title", "dialogs.howWePay.text"],
    ],
  ])("%s writes files, lines and words, and says which", (kind, file, keys) => {
    const { code, said, saved, textOf } = run(kind, "how-we-pay");
    expect(code).toBe(0);
    expect(said).toContain(`written  ${file}\n`);
    expect(said).toContain("changed  app/i18n/messages/ar.json\n");
    expect([...(saved[0] ?? [])].flat().join("\n")).not.toMatch(/sample.?name/i);
    for (const locale of localesIn()) {
      const texts = JSON.parse(textOf(pathOf(locale)));
      for (const key of keys) expect(texts[key], locale).toMatch(/^How we pay/);
    }
  });

  it.each([
    [
      "page",
      "app/routes.ts",
      '    route("how-we-pay", "features/how-we-pay/how-we-pay.route.tsx"),\n    route(":slug"',
    ],
    ["page", "app/routing/paths.ts", '  howWePay: () => "/how-we-pay",\n});\n\n/** Query of'],
    ["page", "tests/support/route-table.ts", '  page("/how-we-pay"),\n  quietPage('],
    [
      "form",
      "app/routes.ts",
      '"features/profile/how-we-pay/how-we-pay.route.tsx"),\n    ]),\n    route("responsible-game"',
    ],
    ["letter", "app/routing/paths.ts", '  howWePayThanks: () => "/how-we-pay?result=sent",\n});'],
    ["letter", "tests/support/route-table.ts", '  page("/how-we-pay"),\n  quietPage('],
    ["form", "app/routing/paths.ts", '  howWePay: () => "/profile/how-we-pay",\n});'],
    ["form", "app/features/profile/profile.server.ts", "path: paths.howWePay() },\n] as const;"],
    ["form", "tests/support/route-table.ts", '  ofPlayers("/profile/how-we-pay"),\n'],
    ["dialog", "app/dialogs/registry.ts", 'from "~/features/how-we-pay/how-we-pay.dialog";\n'],
    ["dialog", "app/dialogs/registry.ts", "  howWePayDialog,\n] as const;"],
    ["dialog", "app/dialogs/claims.test.ts", "  howWePay: null,\n};"],
    ["dialog", "tests/proofs/engines/dialogs.ts", '  howWePay: ["dialog=how_we_pay", null],\n};'],
  ])("%s has its line in %s", (kind, file, lines) => {
    expect(run(kind, "how-we-pay").textOf(file)).toContain(lines);
  });

  it.each([
    ["nothing", []],
    ["no such kind", ["widget", "how-we-pay"]],
    ["a name of every object", ["constructor", "how-we-pay"]],
    ["no name", ["page"]],
    ["a name in another spelling", ["page", "HowWePay"]],
    ["a path", ["page", "../how-we-pay"]],
    ["a locale", ["page", "ar"]],
    ["a locale with its country", ["page", "es-es"]],
    ["a locale that the site does not have yet", ["page", "zh-hant-tw"]],
    ["a word of the language", ["page", "delete"]],
    ["a word of the language for a dialog", ["dialog", "constructor"]],
    ["the first part of an address that takes more", ["page", "registration"]],
    ["the first part of an address with a parameter", ["page", "game"]],
    ["the first part of the server's addresses", ["page", "builds"]],
    ["a folder of the client's files", ["page", "assets"]],
    ["two names", ["page", "how", "pay"]],
    ["a page that is there", ["page", "winners"]],
    ["a folder that is there", ["page", "account-form"]],
    ["a builder that is there", ["page", "farewell"]],
    ["an address of the server", ["page", "healthz"]],
    ["words that are there", ["page", "errors"]],
    ["a form that is there", ["form", "security"]],
    ["a dialog that is there", ["dialog", "demo"]],
  ])("writes nothing for %s, and says why", (_, args) => {
    const { code, said, saved } = run(...args);
    expect([code, saved]).toEqual([2, []]);
    expect(said).toMatch(/^.+\n\nnpm run new page <name>/);
  });

  it.each([
    ["es-es", "es-es is a locale in an address (European Spanish)"],
    ["delete", "delete is a reserved word"],
    ["registration", "registration is taken: "],
  ])("says of %s why not", (name, why) => {
    expect(run("page", name).said).toContain(why);
  });

  it.each(["how-to", "faq", "log-in", "vip", "add-on"])(
    "takes %s, which looks like a locale and is none",
    (name) => {
      expect(run("page", name).code).toBe(0);
    },
  );

  it.each([
    ["page", "how-we-pay"],
    ["letter", "write-to-us"],
    ["form", "post-address"],
    ["dialog", "fee-note"],
  ])("%s %s: the guide names every file", (kind, name) => {
    const recipes = readFileSync("docs/guides/extend.md", "utf8").split("\n## ");
    const recipe = recipes.find((text) => text.includes(`\n    npm run new ${kind} ${name}\n`)) ?? "";
    const paths = [...(run(kind, name).saved[0]?.keys() ?? [])];
    const others = paths.filter((path) => !/\.test\.|\/messages\//.test(path));
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((path) => !recipe.includes(basename(path)))).toEqual([]);
  });

  it("explains itself", () => {
    const { code, said, saved } = run("--help");
    expect([code, saved]).toEqual([0, []]);
    expect(said).toMatch(/^npm run new page <name>/);
  });
});
