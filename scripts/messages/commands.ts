import { readFileSync, writeFileSync } from "node:fs";
import { localesIn, messagesFolder, pathOf, readTexts, sourceLocale, writeTexts } from "./catalogue-files";
import { exportTexts, importTexts } from "./exchange";
import { reportOf } from "./report";
import { idleRows, readSources, unusedKeys } from "./usage";

const usage = `npm run messages                              what is missing, wrong, untranslated and unused
npm run messages -- export <locale> <file>    messages of a locale for a translator's tool (XLIFF 1.2)
npm run messages -- import <locale> <file>    takes what the tool has changed`;

interface Surroundings {
  folder?: string;
  say?: (line: string) => void;
}

/** The command `npm run messages`; answers the exit code, which is 1 where a text is missing, wrong or refused. */
export async function runMessages(
  [command, locale, file, ...more]: readonly string[],
  { folder = messagesFolder, say = (line) => process.stdout.write(`${line}\n`) }: Surroundings = {},
): Promise<number> {
  const list = (title: string, rows: readonly string[]) => {
    say(`  ${title}: ${rows.length}`);
    for (const row of rows) say(`    ${row}`);
  };
  const english = readTexts(sourceLocale, folder);

  function report(): number {
    let mistakes = 0;
    for (const code of localesIn(folder)) {
      const texts = code === sourceLocale ? english : readTexts(code, folder);
      const { missing, wrong, unknown, untranslated } = reportOf(code, texts, english);
      say(`${code}: ${Object.keys(texts).length} texts`);
      list("missing", missing);
      list("with other placeholders than the English text", wrong);
      list("not in the English file", unknown);
      list("as in English: names, or not translated yet", untranslated);
      mistakes += missing.length + wrong.length;
    }
    const sources = readSources();
    say("Keys:");
    list("unused", unusedKeys(english, sources));
    list("rows of composed-keys.json that no source composes", idleRows(english, sources));
    return mistakes > 0 ? 1 : 0;
  }

  async function importFrom(path: string, code: string): Promise<number> {
    const isNew = !localesIn(folder).includes(code);
    const own = readTexts(code, folder);
    const { texts, changed, refused } = await importTexts(code, readFileSync(path, "utf8"), own, english);
    if (changed.length > 0) writeTexts(code, texts, folder);
    list("changed", changed);
    list("refused", refused);
    if (isNew && changed.length > 0) say(`${pathOf(code, folder)} is new: name it in catalogue.ts beside it`);
    return refused.length > 0 ? 1 : 0;
  }

  try {
    if (command === undefined) return report();
    if (!locale || !file || more.length > 0) throw new Error(usage);
    const code = canonical(locale);
    if (command === "import") return await importFrom(file, code);
    if (command !== "export") throw new Error(usage);
    writeFileSync(file, await exportTexts(code, readTexts(code, folder), english));
    say(`${code} is in ${file}`);
    return 0;
  } catch (error) {
    say((error as Error).message);
    return 1;
  }
}

/** A locale as its file is called. */
function canonical(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? locale;
  } catch {
    throw new Error(`${locale} is no locale, such as es-ES`);
  }
}
