const { existsSync, readFileSync } = require("node:fs");
const { defaultLocale } = require("./locales");

const folder = `${__dirname}/../../seed`;

/**
 * An entry in a locale. `html:about` is the text of `seed/html/about.{locale}.html`, `image:about.png` an uploaded
 * picture, and every other text stands in `seed/words/{locale}.json` or stays as it is. Null when a page's own text
 * is not there in this locale: then neither is the entry.
 */
function inLocale(entry, locale, images) {
  const words = locale === defaultLocale ? {} : readWords(locale);
  let isComplete = true;
  const translated = (value) => {
    if (Array.isArray(value)) return value.map(translated);
    if (value && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, translated(member)]));
    }
    if (typeof value !== "string") return value;
    if (value.startsWith("image:")) return images[value.slice("image:".length)];
    if (!value.startsWith("html:")) return words[value] ?? value;
    const file = `${folder}/html/${value.slice("html:".length)}.${locale}.html`;
    isComplete &&= existsSync(file);
    return isComplete ? readFileSync(file, "utf8") : null;
  };
  const fields = translated(entry);
  return isComplete ? fields : null;
}

function readWords(locale) {
  const file = `${folder}/words/${locale}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

module.exports = { inLocale };
