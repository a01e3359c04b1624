import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The one without a window comes first: it opens a page with a third of the CPU time. */
const PACKAGE = "chromium-headless-shell";
const USUAL_PLACES = [
  `/usr/bin/${PACKAGE}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of the browser of tests and bench: `CHROMIUM_PATH`, or one in a usual place. As root on Debian it is installed
 * when there is none; elsewhere the error says what to run.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const found = named || USUAL_PLACES.find((path) => existsSync(path));
  if (found) return found;
  const isDebian = existsSync("/etc/debian_version");
  if (!isDebian || process.getuid?.() !== 0) {
    const command = isDebian ? `sudo apt-get install --yes ${PACKAGE}` : "install Chromium or Chrome";
    throw new Error(`The tests need Chromium: ${command}, or set CHROMIUM_PATH to where it is.`);
  }
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", PACKAGE);
  return `/usr/bin/${PACKAGE}`;
}
