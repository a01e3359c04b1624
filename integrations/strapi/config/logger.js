const { winston } = require("@strapi/logger");

module.exports = { level: process.env.LOG_LEVEL ?? "info", transports: [new winston.transports.Console()] };
