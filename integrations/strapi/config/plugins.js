const path = require("node:path");

module.exports = ({ env }) => ({
  "users-permissions": { config: { jwtSecret: env("JWT_SECRET"), jwt: { expiresIn: "30d" } } },
  // Mail goes to a file until a provider of yours stands here: nothing leaves this machine by itself.
  email: {
    config: {
      provider: path.resolve(__dirname, "../src/mail-file.js"),
      providerOptions: { file: path.resolve(__dirname, "..", env("DATA_DIR", ".tmp"), "mail.jsonl") },
      settings: { defaultFrom: "site@localhost.test", defaultReplyTo: "site@localhost.test" },
    },
  },
});
