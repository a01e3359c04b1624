const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::common-data.common-data");
