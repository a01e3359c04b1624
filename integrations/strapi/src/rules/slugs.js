const { slugs } = require("./site-rules.json");

/** The address of a page: `locales` are the site's, whose codes begin addresses. */
function slugFault(slug, locales) {
  const isLocale = locales.some((code) => code.toLowerCase() === slug.toLowerCase());
  if (!isLocale && !slugs.reserved.includes(slug)) return undefined;
  return `/${slug} is a page of the site itself, so this one would never be seen: take another, such as about-${slug}.`;
}

module.exports = { slugFault };
