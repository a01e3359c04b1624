const { appendFile } = require("node:fs/promises");

/** An e-mail provider that writes each mail as a line of JSON. */
module.exports = {
  init: ({ file }) => ({
    send: ({ to, subject, text, html }) =>
      appendFile(file, `${JSON.stringify({ to, subject, text, html })}\n`),
  }),
};
