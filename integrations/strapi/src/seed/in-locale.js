const { existsSync, readFileSync } = require("node:fs");
const { defaultLocale } = require("./locales");
const { sandbox, seed } = require("./sources");

/**
 * An entry in a locale. `html:about` is the text of `seed/html/about.{locale}.html`, `text:menus.home` one of the
 * sandbox's words, `image:about.png` an uploaded picture, and every other text stands in `seed/words/{locale}.json` or
 * stays as it is. Null when a page's own text is not there in this locale: then neither is the entry.
 */
function inLocale(entry, locale, images) {
  const words = locale === defaultLocale ? {} : readWords(`${seed}/words/${locale}.json`);
  const texts = readWords(`${sandbox}/words/${locale}.json`);
  let isComplete = true;
  const translated = (value) => {
    if (Array.isArray(value)) return value.map(translated);
    if (value && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, translated(member)]));
    }
    if (typeof value !== "string") return value;
    if (value.startsWith("image:")) return images[value.slice("image:".length)];
    if (value.startsWith("text:")) return textAt(texts, value.slice("text:".length));
    if (!value.startsWith("html:")) return words[value] ?? value;
    const file = `${seed}/html/${value.slice("html:".length)}.${locale}.html`;
    isComplete &&= existsSync(file);
    return isComplete ? readFileSync(file, "utf8") : null;
  };
  const fields = translated(entry);
  return isComplete ? fields : null;
}

function readWords(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function textAt(texts, path) {
  const text = path.split(".").reduce((branch, key) => branch?.[key], texts);
  if (typeof text !== "string") throw new Error(`The sandbox has no text ${path}`);
  return text;
}

module.exports = { inLocale };
