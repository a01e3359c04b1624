const path = require("node:path");

module.exports = ({ env }) => ({
  connection: {
    client: "sqlite",
    connection: { filename: path.resolve(__dirname, "..", env("DATA_DIR", ".tmp"), "data.db") },
    useNullAsDefault: true,
  },
});
