import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser of the end-to-end tests: `CHROMIUM_PATH`, or one in a usual place. As root on Debian it is installed
 * when missing; elsewhere returns the command to run.
 */
export function findBrowser(): { path?: string; advice?: string } {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? { path: named } : { advice: `CHROMIUM_PATH names no file: ${named}` };
  const found = USUAL_PLACES.find((path) => existsSync(path));
  if (found) return { path: found };
  const isDebian = existsSync("/etc/debian_version");
  if (!isDebian || process.getuid?.() !== 0) {
    const command = isDebian ? "sudo apt-get install --yes chromium" : "install Chromium or Chrome";
    return { advice: `The tests need Chromium: ${command}, or set CHROMIUM_PATH to where it is.` };
  }
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", "chromium");
  return { path: "/usr/bin/chromium" };
}
