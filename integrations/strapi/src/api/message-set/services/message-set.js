const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::message-set.message-set");
