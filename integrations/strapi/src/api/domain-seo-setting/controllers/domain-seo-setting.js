const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::domain-seo-setting.domain-seo-setting");
