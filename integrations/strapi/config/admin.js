const { previewOf } = require("../src/preview");

// Editors' screens need a build of their own (README); the site needs none.
module.exports = ({ env }) => ({
  serveAdminPanel: env.bool("SERVE_ADMIN", false),
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  preview: previewOf({ siteUrl: env("SITE_URL"), secret: env("PREVIEW_SECRET") }),
  flags: { nps: false, promoteEE: false },
});
