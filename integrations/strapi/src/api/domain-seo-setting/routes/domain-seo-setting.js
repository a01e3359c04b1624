const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::domain-seo-setting.domain-seo-setting");
