import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { catalogues } from "../../app/i18n/messages/catalogue";

const [, section = "", codeSection = ""] = readFileSync("docs/glossary.md", "utf8").split(
  /^## (?:Words not to use|Code)$/m,
);

/** Locale and word, from the rows of that section. */
const unwanted = [...section.matchAll(/^\| ([a-z]{2}(?:-[A-Z]{2})?) \| ([^|]+) \|/gm)].flatMap(
  ([, locale = "", words = ""]) => words.split(/[,،]/).map((word) => [locale, word.trim()] as const),
);

/** Every text of a file, with its dotted key. */
function textsOf(file: string): [key: string, text: string][] {
  const below = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value]] : below(value, `${path}${key}.`),
    );
  return below(JSON.parse(readFileSync(file, "utf8")), "");
}

/** Beginnings of words count ("burns"), parts of words do not ("auburn"); codes are matched by case. */
function uses(text: string, word: string): boolean {
  const flags = word === word.toUpperCase() && /[A-Z]/.test(word) ? "u" : "iu";
  return new RegExp(`(?<!\\p{L})${word}`, flags).test(text);
}

it("has words not to use for every language", () => {
  expect([...new Set(unwanted.map(([locale]) => locale))].sort()).toEqual(Object.keys(catalogues).sort());
});

it.each(unwanted)("%s does not say %s", (locale, word) => {
  // The sandbox's operator need not speak each language of the site.
  const files = [`app/i18n/messages/${locale}.json`, `sandbox/words/${locale}.json`].filter(existsSync);
  const found = files.flatMap(textsOf).filter(([key, text]) => key !== "currencies.EUR" && uses(text, word));
  expect(found).toEqual([]);
});

describe("identifiers and file names", () => {
  /** Words of the table's left column, in lower case: `leftOut` is two that follow each other. */
  const dialect = [...codeSection.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, word = ""]) => ` ${wordsOf(word)} `),
  );

  /** Names that somebody else reads, so that they stay. */
  const exceptions: readonly (readonly [name: RegExp, file: RegExp, reason: string])[] = [
    [/^keep_?alive/i, /./, "Node's option of connections"],
    [/^spellCheck$/, /./, "an attribute of HTML"],
    [/^KEPT_MEGABYTES$/, /environments?\.ts$/, "a setting"],
    [/^(leftOut|keptDays)$/, /^server\//, "JSON for operators (docs/operator-guide.md)"],
    [/^isKept$/, /^app\/session\/idempotency\//, "stored in Redis, where two releases meet"],
    [/^told$/, /payment-events\.ts$/, "stored in browsers"],
    [/^held$/i, /(launch-refusals|platform-relay)\.ts$/, "why a launch is refused, and the code of that"],
    [/^calm$/, /^sandbox\/artwork\//, "a kind of lettering"],
    [/^mostHops$/, /^scripts\/site-rules\//, "written into the rules that the CMS reads"],
    [/^foot$/, /^app\/market\//, "a place of the market's file"],
  ];

  function wordsOf(name: string): string {
    return name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replace(/[\W_\d]+/g, " ")
      .trim()
      .toLowerCase();
  }

  const isDialect = (name: string) => dialect.some((word) => ` ${wordsOf(name)} `.includes(word));

  /** What a file declares; imports, and keys that its code only reads, have their declaration elsewhere. */
  function declaredIn(file: string): string[] {
    const names = [basename(file).replace(/\..*/, "")];
    const visit = (node: ts.Node) => {
      const { name } = node as ts.NamedDeclaration;
      const isElsewhere = [
        ts.isImportSpecifier,
        ts.isExportSpecifier,
        ts.isPropertyAccessExpression,
        ts.isShorthandPropertyAssignment,
        ts.isJsxAttribute,
      ].some((is) => is(node));
      if (name && !isElsewhere && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
        names.push(name.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
    return names;
  }

  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mts"], { encoding: "utf8" })
    .trim()
    .split("\n");
  const found = files.filter(existsSync).flatMap((file) =>
    declaredIn(file)
      .filter(isDialect)
      .map((name) => ({ file, name })),
  );
  const exceptionOf = ({ file, name }: (typeof found)[number]) =>
    exceptions.findIndex(([names, files]) => names.test(name) && files.test(file));

  it("use the field's words", () => {
    const unexpected = found.filter((one) => exceptionOf(one) === -1);
    expect([...new Set(unexpected.map(({ file, name }) => `${name} in ${file}`))]).toEqual([]);
  });

  it("have no exception that nothing needs", () => {
    const used = new Set(found.map(exceptionOf));
    expect(exceptions.filter((_, at) => !used.has(at)).map(([name]) => name.source)).toEqual([]);
  });
});
