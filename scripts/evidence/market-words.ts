import { catalogues } from "../../app/i18n/messages/catalogue";
import { wordsOf } from "../../app/market/file/word-rules";
import type { Words } from "../../app/market/file/words";
import type { MarketFile } from "../../app/market/market-file";
import { readMarketFile } from "../../server/market/read-market";
import { tableOf } from "../markdown";
import { backendsFit } from "../markets/backends-fit";
import { conformanceText } from "../markets/document";
import { exampleMarkets } from "../markets/examples";
import { type Part, writeDocument } from "./part";

const TITLE = "Words of markets, and who checked them";

/** The market's file of this operator, else each example: its table, its words with their places, and who checked it. */
export const marketWords: Part = {
  title: TITLE,
  async make(order) {
    const { MARKET_FILE: path, PLATFORM_URL: platform, CONTENT_URL: content } = process.env;
    const files = path ? [readMarketFile(path).file] : exampleMarkets().map(({ file }) => file);
    const [own] = files;
    const fit = path && own && platform && content && (await backendsFit({ platform, content }, own));
    const compared = fit
      ? [...fit.wrong, ...fit.notes].map((line) => `- ${line}`).join("\n") ||
        "They have all that it asks for."
      : "Not compared: MARKET_FILE, PLATFORM_URL and CONTENT_URL name them.";
    const text = [...files.map(sectionOf), "## Against the backends", compared].join("\n\n");
    writeDocument(order, "market-words.md", TITLE, text);
    const isWrong = fit && fit.wrong.length > 0;
    const checked = files.filter((file) => file.checked).length;
    return {
      files: ["market-words.md"],
      summary: `${files.length} files${path ? " (MARKET_FILE)" : " of markets/"}, ${checked} of them checked by somebody`,
      holds: path ? (checked > 0 && !isWrong ? "yes" : "no") : "absent",
    };
  },
};

function sectionOf(file: MarketFile): string {
  const { checked, duties, unsure } = file;
  const rows = wordsOf(file).flatMap(([path, words]) =>
    Object.entries(textsOf(words)).map(([locale, text]) => [
      `\`${path.join(".")}\``,
      locale,
      text,
      placesOf(file, path),
    ]),
  );
  return [
    `## ${file.market}: ${file.regulator}`,
    conformanceText(file),
    "### Words and their places",
    tableOf(["Field", "Locale", "Words", "Places"], rows),
    "### Who checked it",
    checked ? `${checked.by}, on ${checked.on}.` : "Nobody has compared this file with the law.",
    tableOf(
      ["Duty", "Who vouches", "Since"],
      Object.entries(duties).map(([name, { by, on }]) => [name, by, on]),
    ),
    tableOf(["Unsure", "What is to be checked"], Object.entries(unsure)),
  ].join("\n\n");
}

/** Words that markets share are the catalogue's, in each of its locales. */
function textsOf(words: Words): Readonly<Record<string, string>> {
  if (typeof words !== "string") return words;
  return Object.fromEntries(
    Object.entries(catalogues).map(([locale, messages]) => [locale, messages[words] ?? ""]),
  );
}

/** Where words are shown: the places or moments beside them in the file. */
function placesOf(file: MarketFile, [field = "", index = ""]: readonly (string | number)[]): string {
  const holder = Object(file)[field];
  const { at, places } = { ...holder, ...holder?.[index] };
  return (at ?? places ?? fixedPlaces[field] ?? []).join(", ");
}

const fixedPlaces: Readonly<Record<string, string[]>> = {
  bar: ["above every page"],
  limits: ["the page of limits"],
  exclusion: ["the page of limits"],
  closing: ["the page of limits"],
  complaints: ["/disputes"],
};
