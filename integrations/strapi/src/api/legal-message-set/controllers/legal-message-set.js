const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::legal-message-set.legal-message-set");
