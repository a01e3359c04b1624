const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::domain-seo-setting.domain-seo-setting");
