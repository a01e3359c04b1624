/** The first one is the site's default. Another locale is one line here, and its texts in `seed/`. */
const locales = [
  { code: "en-US", name: "English" },
  { code: "es-ES", name: "Español" },
  { code: "ar", name: "العربية" },
];

module.exports = { locales, defaultLocale: locales[0].code };
