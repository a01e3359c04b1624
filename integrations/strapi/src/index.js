const { keepDrafts } = require("./drafts");
const { leftOutRoutes } = require("./left-out");
const { joinLegalPages } = require("./legal");
const nfxRoutes = require("./nfx/routes");
const { allowReading } = require("./permissions");
const { fillWildcard } = require("./populate");
const { purgingOf } = require("./purge");
const { createRoles } = require("./roles");
const { refuseFaults } = require("./rules/refuse-faults");
const { createLocales, plantSeed } = require("./seed");

module.exports = {
  register({ strapi }) {
    strapi.server.routes(nfxRoutes);
    const { SITE_REVIEW_URL, SITE_REVIEW_TOKEN } = process.env;
    const leftOut = leftOutRoutes({ url: SITE_REVIEW_URL, token: SITE_REVIEW_TOKEN });
    if (leftOut) strapi.server.routes(leftOut);
    strapi.documents.use(keepDrafts);
    strapi.documents.use(joinLegalPages);
    strapi.documents.use(fillWildcard);
    strapi.documents.use(refuseFaults);
  },

  /** A fresh database gets locales, permissions and the seed; one that is in use is left as it is. */
  async bootstrap({ strapi }) {
    if (await isFresh(strapi)) {
      await createLocales(strapi);
      await allowReading(strapi);
      await createRoles(strapi);
      await plantSeed(strapi);
      strapi.log.info("A fresh database: the seed is in place.");
    }
    const { SITE_PURGE_URL: url, SITE_PURGE_TOKEN: token } = process.env;
    const purgeSite = purgingOf({ url, token });
    if (purgeSite) strapi.documents.use(purgeSite);
  },
};

async function isFresh(strapi) {
  const pages = await strapi.db.query("api::page.page").count();
  const settings = await strapi.db.query("api::common-data.common-data").count();
  return pages + settings === 0;
}
