const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::legal-message-set.legal-message-set");
