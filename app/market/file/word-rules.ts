import { placeholdersOf } from "~/i18n/text-rules";
import type { Market, MarketFile } from "../market-file";
import { type Path, type Problem, problemIf } from "./problem";
import { languageOf, type Words } from "./words";

/** All words of a file, with their paths. */
export function wordsOf({
  bar = [],
  closing,
  complaints,
  exclusion,
  help,
  licence,
  limits,
  marks,
  notices,
}: Market) {
  const found: [Path, Words | undefined][] = [
    [["licence", "sentence"], licence.sentence],
    ...licence.others.map(({ sentence }, at): [Path, Words] => [
      ["licence", "others", at, "sentence"],
      sentence,
    ]),
    [["licence", "seal", "alt"], licence.seal?.alt],
    ...bar.map(({ alt }, index): [Path, Words] => [["bar", index, "alt"], alt]),
    ...marks.map(({ alt }, index): [Path, Words] => [["marks", index, "alt"], alt]),
    ...notices.map(({ text }, index): [Path, Words] => [["notices", index, "text"], text]),
    ...limits.map(({ name }, index): [Path, Words] => [["limits", index, "name"], name]),
    ...help.map(({ hours }, index): [Path, Words | undefined] => [["help", index, "hours"], hours]),
    [["exclusion", "text"], exclusion.text],
    [["exclusion", "breakText"], exclusion.breakText],
    [["closing", "text"], closing?.text],
    [["complaints", "text"], complaints.text],
    [["complaints", "dispute", "text"], complaints.dispute?.text],
  ];
  return found.filter((one): one is [Path, Words] => one[1] !== undefined);
}

/** Those of the locales in whose language words have no text. */
export function lackingIn(words: Words, locales: readonly string[]): string[] {
  if (typeof words === "string") return [];
  const languages = Object.keys(words).map(languageOf);
  return locales.filter((code) => !languages.includes(languageOf(code)));
}

/** Placeholders without a value, and those of the licence that are not used. */
export function placeholderProblems(path: Path, words: Words, { licence }: MarketFile): Problem[] {
  // What markets share has none.
  if (typeof words === "string") return [];
  const isLicence = path.at(-1) === "sentence";
  const { on } = path[1] === "others" ? (licence.others[Number(path[2])] ?? licence) : licence;
  const known = isLicence ? ["holder", "number", ...(on ? ["date"] : [])] : [];
  const wanted = isLicence ? ["holder", "number"] : [];
  return Object.entries(words).flatMap(([locale, text]) => {
    const used = placeholdersOf(text);
    const strange = used.filter((name) => !known.includes(name));
    const lacking = wanted.filter((name) => !used.includes(name));
    const at = [...path, locale];
    return [
      ...strange.map((name) => ({
        path: at,
        message:
          name === "date" && isLicence
            ? `has {date}, and ${path.slice(0, -1).join(".")}.on is absent`
            : `has {${name}}, which has no value`,
      })),
      ...lacking.map((name) => ({ path: at, message: `does not say {${name}}` })),
      ...problemIf(/[{}]/.test(text.replace(/\{\w+\}/g, "")), at, "has a brace that is no placeholder"),
    ];
  });
}
