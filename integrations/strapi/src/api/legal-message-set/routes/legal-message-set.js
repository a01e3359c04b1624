const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::legal-message-set.legal-message-set");
