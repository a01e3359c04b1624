const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::redirect-rule.redirect-rule");
