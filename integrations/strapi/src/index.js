const { keepDrafts } = require("./drafts");
const nfxRoutes = require("./nfx/routes");
const { allowReading } = require("./permissions");
const { fillWildcard } = require("./populate");
const { createLocales, plantSeed } = require("./seed");

module.exports = {
  register({ strapi }) {
    strapi.server.routes(nfxRoutes);
    strapi.documents.use(keepDrafts);
    strapi.documents.use(fillWildcard);
  },

  /** A fresh database gets locales, permissions and the seed; one that is in use is left as it is. */
  async bootstrap({ strapi }) {
    const pages = await strapi.db.query("api::page.page").count();
    const settings = await strapi.db.query("api::common-data.common-data").count();
    if (pages + settings > 0) return;
    await createLocales(strapi);
    await allowReading(strapi);
    await plantSeed(strapi);
    strapi.log.info("A fresh database: the seed is in place.");
  },
};
