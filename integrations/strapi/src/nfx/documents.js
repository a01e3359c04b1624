const { legal } = require("../legal");
const { running } = require("./running");

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/** The locales of the i18n plugin, the default one first. */
async function readLocales() {
  const plugin = strapi.plugin("i18n").service("locales");
  const defaultLocale = await plugin.getDefaultLocale();
  const found = await plugin.find();
  const locales = found
    .map(({ code, name }) => ({
      code,
      name,
      isDefault: code === defaultLocale,
      direction: rightToLeft.has(code.split("-")[0]) ? "rtl" : "ltr",
    }))
    .sort(
      (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.code.localeCompare(other.code),
    );
  return { locales, defaultLocale };
}

/**
 * The legal ones before the others. Keys that a locale lacks the site fills by itself: from the default locale, then from
 * its own English.
 */
async function readMessages(locale) {
  const entry = await readSingle("api::message-set.message-set", locale);
  if (!entry) return { body: null };
  const words = await strapi.documents(legal.words).findFirst({ locale, status: "published" });
  const { shown, changesAt } = running(entry.dated ?? []);
  const messages = [entry, ...shown, words].map((set) => set?.messages);
  return { body: Object.assign({}, ...messages), changesAt };
}

/** Every section that an editor has filled in; the site has defaults for all others. */
async function readConfig(locale) {
  const entry = await readSingle("api::cms-config.cms-config", locale);
  if (!entry) return null;
  const sections = Object.keys(strapi.contentType("api::cms-config.cms-config").attributes);
  return Object.fromEntries(
    sections
      .filter((name) => entry[name] && typeof entry[name] === "object" && name !== "localizations")
      .filter((name) => strapi.contentType("api::cms-config.cms-config").attributes[name].type === "json")
      .map((name) => [name, entry[name]]),
  );
}

/** A draft is followed by its editor alone, whose browser keeps none of it. */
async function findRedirect(path, areDrafts) {
  const rule = await strapi.documents("api::redirect-rule.redirect-rule").findFirst({
    filters: { from: { $eq: path } },
    status: areDrafts ? "draft" : "published",
  });
  const { shown, changesAt } = running(rule ? [rule] : []);
  const [redirect] = shown.map(({ from, to, statusCode, external, unpublishAt }) => ({
    from,
    to,
    // Browsers keep one that has moved for good beyond its end.
    statusCode: statusCode === "moved" && !unpublishAt && !areDrafts ? 301 : 302,
    external,
  }));
  return { body: { redirect }, changesAt };
}

/** A single type in a locale, in the default one where it has none; null for a locale that is not there at all. */
async function readSingle(uid, code) {
  const { locales, defaultLocale } = await readLocales();
  if (!locales.some((locale) => locale.code === code)) return null;
  for (const locale of [code, defaultLocale]) {
    const entry = await strapi.documents(uid).findFirst({ locale, status: "published", populate: "*" });
    if (entry) return entry;
  }
  return {};
}

module.exports = { findRedirect, readConfig, readLocales, readMessages };
