import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Starts Strapi on loopback and fills a fresh database. Installs first when nothing is installed yet. `--install`
// stops after that.

const home = fileURLToPath(new URL("..", import.meta.url));
process.chdir(home);
install();
if (!process.argv.includes("--install")) await start();

/** Install scripts of the packages stay off: one of them alone has something to build. */
function install() {
  const driver = "node_modules/better-sqlite3";
  if (!existsSync("node_modules/@strapi/strapi"))
    run("npm", [existsSync("package-lock.json") ? "ci" : "install", "--ignore-scripts"]);
  // Asked by itself: what a first start could not build, or was ended at, is built by the next.
  if (existsSync(driver) && !existsSync(`${driver}/build/Release/better_sqlite3.node`))
    run("npm", ["rebuild", "better-sqlite3"]);
}

async function start() {
  const { HOST = "127.0.0.1", PORT = "1337", DATA_DIR = ".tmp" } = process.env;
  mkdirSync(DATA_DIR, { recursive: true });
  const defaults = {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: "en-US",
    HOST,
    PORT,
    DATA_DIR,
    ...secrets(resolve(DATA_DIR, "secrets.json")),
  };
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value;
  if (process.env.PUBLIC_DIR) cpSync("public", process.env.PUBLIC_DIR, { recursive: true });
  const { createStrapi } = createRequire(import.meta.url)("@strapi/strapi");
  await createStrapi({ appDir: home, distDir: home }).start();
  process.stdout.write(
    `\n  Strapi: http://${HOST}:${PORT}\n  Site:   CONTENT_URL=http://${HOST}:${PORT} CONTENT_API_VERSION=5 npm start -- --sandbox\n\n`,
  );
}

/** Made once and kept; a real installation sets its own in the environment. */
function secrets(file) {
  if (!existsSync(file)) {
    const names = ["APP_KEYS", "ADMIN_JWT_SECRET", "API_TOKEN_SALT", "TRANSFER_TOKEN_SALT", "JWT_SECRET"];
    const made = Object.fromEntries(names.map((name) => [name, randomBytes(24).toString("base64")]));
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
