const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::common-data.common-data");
