const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::cms-config.cms-config");
