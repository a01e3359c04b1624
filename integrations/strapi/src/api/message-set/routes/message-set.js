const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::message-set.message-set");
