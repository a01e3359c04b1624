import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { freePort, type Site } from "../support/site";
import { expect, test } from "./fixtures";
import { faultsOfIcons } from "./icons";

/** What only the worker that takes itself away does. */
const RETIRES = "unregister";
/** What only the one that has a page for want of another does. */
const ANSWERS = "respondWith";

for (const [setting, does, doesNot] of [
  ["on", ANSWERS, RETIRES],
  ["off", RETIRES, ANSWERS],
] as const) {
  test(
    `the service worker, ${setting}, is asked for anew each time, and does its part alone`,
    setting === "off" ? byNight : {},
    async ({ ownSite }) => {
      const site = await ownSite({ environment: { SERVICE_WORKER: setting } });
      const { status, headers, text } = await ask(site.url, "/sw.js");
      expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
        200,
        "no-cache",
        "text/javascript; charset=utf-8",
      ]);
      expect(text).toContain(does);
      expect(text).not.toContain(doesNot);
      const again = await ask(site.url, "/sw.js", { headers: { "If-None-Match": String(headers.etag) } });
      expect([again.status, again.headers["cache-control"]]).toEqual([304, "no-cache"]);
    },
  );
}

test("each build has a worker of its own, and the pages' build is the one that is named", async ({
  site,
}) => {
  const build = await ask(site.url, "/builds/latest.json?1");
  expect([build.status, build.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(build.headers["content-type"]).toMatch(/^application\/json/);
  const { id } = JSON.parse(build.text);
  const { text } = await ask(site.url, "/", { headers: navigation });
  const manifest = /\/assets\/manifest-\w+\.js/.exec(text)?.[0] ?? "";
  expect((await ask(site.url, manifest)).text).toContain(`"version":"${id}"`);
  expect((await ask(site.url, "/sw.js")).text).toContain(id);
});

for (const [basename, lang, dir] of [
  ["", "en-US", "ltr"],
  ["/es-ES", "es-ES", "ltr"],
  ["/ar", "ar", "rtl"],
]) {
  test(`the manifest of "${basename}" is the one that its pages name, with icons that are what it says`, async ({
    site,
  }) => {
    const { text } = await ask(site.url, basename || "/", { headers: navigation });
    expect(text).toMatch(new RegExp(`<link rel="manifest" href="${basename}/manifest.webmanifest"`));
    const answer = await ask(site.url, `${basename}/manifest.webmanifest`);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/manifest+json"]);
    const manifest = JSON.parse(answer.text);
    expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: basename || "/", lang, dir });
    expect(manifest.name).not.toBe("");
    expect((await faultsOfIcons(site.url, basename || "/")).faults).toEqual([]);
  });
}

test("there is no manifest of a language that the site has not", async ({ site }) => {
  expect((await ask(site.url, "/xx-XX/manifest.webmanifest")).status).toBe(404);
});

/** What an operator starts a process of the site with, before the backends of a site that runs. */
const settingsOf = ({ sandboxUrl }: Site, port: string) => ({
  NODE_ENV: "production" as const,
  PORT: port,
  PLATFORM_URL: sandboxUrl,
  CONTENT_URL: sandboxUrl,
  SITE_ORIGINS: `http://localhost:${port}`,
  SESSION_SECRET: randomBytes(32).toString("hex"),
  LOG_LEVEL: "error",
});

/** What of the build the image of the site has, by the last stage of its file. */
function filesOfImage(): string[] {
  const stage = readFileSync("deploy/Containerfile", "utf8").split(" AS site\n")[1] ?? "";
  const patterns = [...stage.matchAll(/\/src\/build\/(\S+)/g)].map(
    ([, name = ""]) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
  );
  return readdirSync("build").filter((file) => patterns.some((pattern) => pattern.test(file)));
}

test("the image has what the built server needs: it shows pages where no package is installed", async ({
  site,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "croupier-"));
  const files = filesOfImage();
  const ofSandbox = ["sandbox.js", "launch.js", "drawings", "brands", "chunks"];
  expect(ofSandbox.filter((file) => files.includes(file))).toEqual([]);
  for (const file of files) cpSync(join("build", file), join(folder, file), { recursive: true });
  const port = String(await freePort());
  const server = spawn(process.execPath, [join(folder, "server.js")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: settingsOf(site, port),
  });
  try {
    const page = () =>
      ask(`http://localhost:${port}`, "/gamehall", { headers: navigation }).catch(() => null);
    await expect.poll(async () => (await page())?.status, { timeout: 20_000 }).toBe(200);
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  }
});

test("what the server loads when it is used is found by the built site too", async ({ site }) => {
  const source = encodeURIComponent(`${site.sandboxUrl}/img/g/fast-crash.webp`);
  const { status, headers } = await ask(site.url, `/_ipx/f_webp,q_95,w_288/${source}`);
  expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
});
