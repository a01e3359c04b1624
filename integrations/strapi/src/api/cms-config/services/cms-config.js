const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::cms-config.cms-config");
