const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::cms-config.cms-config");
