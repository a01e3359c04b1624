const { readFileSync, readdirSync } = require("node:fs");
const { inLocale } = require("./in-locale");
const { uploadImages } = require("./images");
const { defaultLocale, locales } = require("./locales");
const { seed } = require("./sources");

/** The i18n plugin makes the default one by itself (`STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE`). */
async function createLocales(strapi) {
  const plugin = strapi.plugin("i18n").service("locales");
  for (const locale of locales) {
    const known = await plugin.findByCode(locale.code);
    await (known ? plugin.update({ id: known.id }, locale) : plugin.create(locale));
  }
  await plugin.setDefaultLocale({ code: defaultLocale });
}

/** `seed/{type}.json` holds the entries of a type: in English, with what `in-locale.js` puts in their place elsewhere. */
async function plantSeed(strapi) {
  const files = readdirSync(seed).filter((name) => name.endsWith(".json"));
  const texts = files.map((file) => readFileSync(`${seed}/${file}`, "utf8"));
  const images = await uploadImages(strapi, texts.join());
  for (const [index, file] of files.entries()) {
    const name = file.replace(".json", "");
    for (const entry of JSON.parse(texts[index])) {
      await plantEntry(strapi, `api::${name}.${name}`, entry, images);
    }
  }
}

/** One document, in each locale that has all of its texts; `isDraft`: an editor publishes it. */
async function plantEntry(strapi, uid, { isDraft, ...written }, images) {
  const { options, pluginOptions } = strapi.contentType(uid);
  const codes = pluginOptions.i18n?.localized ? locales.map(({ code }) => code) : [undefined];
  let documentId;
  for (const locale of codes) {
    const fields = inLocale(written, locale ?? defaultLocale, images);
    if (!fields) continue;
    const status = options.draftAndPublish && !isDraft ? "published" : undefined;
    const version = { data: fields, locale, status };
    const document = documentId
      ? await strapi.documents(uid).update({ documentId, ...version })
      : await strapi.documents(uid).create(version);
    ({ documentId } = document);
  }
}

module.exports = { createLocales, plantSeed };
