const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::message-set.message-set");
