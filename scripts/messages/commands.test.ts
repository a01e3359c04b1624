import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { localesIn, messagesFolder, pathOf, readTexts, writeTexts } from "./catalogue-files";
import { runMessages } from "./commands";

let folder: string;
let file: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "messages-"));
  cpSync(messagesFolder, folder, { recursive: true });
  file = join(folder, "translation.xlf");
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runMessages(args, { folder, say: (line) => said.push(line.trim()) });

/** What a translator's tool does to one unit of the file. */
function translate(key: string, part: "source" | "target", text: string) {
  const unit = new RegExp(`(<trans-unit id="${key}">[^]*?<${part}>)[^]*?(</${part}>)`);
  const before = readFileSync(file, "utf8");
  const after = before.replace(unit, (_, start, end) => start + text + end);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

describe("npm run messages", () => {
  it("is content with the messages as they are", async () => {
    expect(await run()).toBe(0);
    expect(said).toContain("missing: 0");
  });

  it.each([
    ["a text is missing", { "common.close": "" }],
    ["a plural form is missing", { "games.card.freeSpins_many": "" }],
    ["a placeholder is lost", { "games.meta.category": "Juegos" }],
  ])("fails where %s", async (_, change) => {
    writeTexts("es-ES", { ...readTexts("es-ES", folder), ...change }, folder);
    expect(await run()).toBe(1);
    expect(said.join("\n")).toContain(Object.keys(change)[0]);
  });

  it("names what it does not know", async () => {
    expect(await run("export")).toBe(1);
    expect(await run("translate", "es-ES", file)).toBe(1);
    expect(await run("export", "../x", file)).toBe(1);
    expect(said.at(-1)).toBe("../x is no locale, such as es-ES");
  });
});

describe.each(localesIn())("%s, exported and imported", (locale) => {
  it("is the same file, byte for byte", async () => {
    expect(await run("export", locale, file)).toBe(0);
    expect(await run("import", locale, file)).toBe(0);
    expect(said).toEqual([`${locale} is in ${file}`, "changed: 0", "refused: 0"]);
    expect(readFileSync(pathOf(locale, folder), "utf8")).toBe(readFileSync(pathOf(locale), "utf8"));
  });
});

describe("an import", () => {
  beforeEach(() => run("export", "es-ES", file));

  it("changes what the translator has changed, and nothing else", async () => {
    translate("common.close", "target", "Cerrar ya &amp; &quot;salir&quot;");
    expect(await run("import", "es-ES", file)).toBe(0);
    expect(readTexts("es-ES", folder)).toEqual({
      ...readTexts("es-ES"),
      "common.close": 'Cerrar ya & "salir"',
    });
  });

  it.each([
    ["loses a placeholder", "games.meta.category", "target", "Juegos", "lacks {category}"],
    ["makes one up", "common.close", "target", "Cerrar {name}", "has {name}"],
    [
      "writes another placeholder",
      "common.validationMessages.minLength",
      "target",
      "Mínimo $$max$$",
      "lacks $$min$$",
    ],
    ["brings markup along", "common.close", "target", "&lt;b&gt;Cerrar", "markup"],
    ["brings an element along", "common.close", "target", '<g id="1">Cerrar</g>', "markup"],
  ] as const)("leaves out a text that %s, and takes the others", async (_, key, part, text, why) => {
    translate(key, part, text);
    translate("common.menu", "target", "El menú");
    expect(await run("import", "es-ES", file)).toBe(1);
    expect(said.find((line) => line.startsWith(`${key} (`))).toContain(why);
    expect(readTexts("es-ES", folder)).toEqual({ ...readTexts("es-ES"), "common.menu": "El menú" });
  });

  it("leaves out what was translated from another English text, and keys that are gone", async () => {
    translate("common.close", "target", "Cierra");
    translate("common.close", "source", "Shut");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace('"common.menu"', '"common.gone"').replace("Menú", "Otro"),
    );
    expect(await run("import", "es-ES", file)).toBe(1);
    expect(said.slice(-4)).toEqual([
      "changed: 0",
      "refused: 2",
      "common.close (the English text is another one now)",
      "common.gone (the site has no such text)",
    ]);
  });

  it("takes no file of another language, and nothing that is no XLIFF", async () => {
    expect(await run("import", "ar", file)).toBe(1);
    for (const text of ["", "{}", "<html></html>", '<xliff version="2.0" srcLang="en-US" trgLang="ar"/>']) {
      writeFileSync(file, text);
      expect(await run("import", "ar", file)).toBe(1);
    }
    expect(readTexts("ar", folder)).toEqual(readTexts("ar"));
  });

  it("begins a language that the site does not have yet", async () => {
    await run("export", "pl-PL", file);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(
        /(id="games.card.freeSpins_few">\s*<source>.*<\/source>)/,
        "$1<target>{count} darmowe spiny</target>",
      ),
    );
    expect(await run("import", "pl-PL", file)).toBe(0);
    expect(readTexts("pl-PL", folder)).toEqual({ "games.card.freeSpins_few": "{count} darmowe spiny" });
    expect(said.at(-1)).toContain("catalogue.ts");
    expect(await run()).toBe(1);
  });
});
