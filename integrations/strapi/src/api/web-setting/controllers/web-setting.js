const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::web-setting.web-setting");
