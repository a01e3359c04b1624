const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::web-setting.web-setting");
