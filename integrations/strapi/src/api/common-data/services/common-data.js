const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::common-data.common-data");
