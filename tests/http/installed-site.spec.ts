import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, navigation } from "../support/ask";
import { freePort } from "../support/site";
import { expect, test } from "./fixtures";

/** What only the worker that takes itself away does. */
const RETIRES = "unregister";
/** What only the one that has a page for want of another does. */
const ANSWERS = "respondWith";

for (const [setting, does, doesNot] of [
  ["on", ANSWERS, RETIRES],
  ["off", RETIRES, ANSWERS],
] as const) {
  test(`the service worker, ${setting}, is asked for anew each time, and does its part alone`, async ({
    ownSite,
  }) => {
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
  });
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
  test(`the manifest of "${basename}" is the one that its pages name`, async ({ site }) => {
    const { text } = await ask(site.url, basename || "/", { headers: navigation });
    expect(text).toMatch(new RegExp(`<link rel="manifest" href="${basename}/manifest.webmanifest"`));
    const answer = await ask(site.url, `${basename}/manifest.webmanifest`);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/manifest+json"]);
    const manifest = JSON.parse(answer.text);
    expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: basename || "/", lang, dir });
    expect(manifest.name).not.toBe("");
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src } of manifest.icons.filter(({ src }: { src: string }) => src.startsWith("/")))
      expect((await ask(site.url, src)).status, src).toBe(200);
  });
}

for (const basename of ["", "/ar"]) {
  test(`every icon that a menu of "${basename}" refers to is in the file that it names`, async ({ site }) => {
    const page = async () => (await ask(site.url, `${basename}/gamehall`, { headers: navigation })).text;
    const named = (text: string) => [...text.matchAll(/<use href="(\/[^"#]*menu-icons[^"#]+)#(\w+)"/g)];
    // The first page may be made before the icons have come.
    await expect.poll(async () => named(await page()).length, { timeout: 15_000 }).toBeGreaterThan(10);
    const uses = named(await page());
    const [address = ""] = new Set(uses.map(([, file]) => file));
    expect(address.startsWith(`${basename}/menu-icons.svg?v=`)).toBe(true);
    const file = await ask(site.url, address);
    expect(file.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": expect.stringContaining("immutable"),
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    for (const [, , id = ""] of uses) expect(file.text).toContain(`id="${id}"`);
    const outdated = await ask(site.url, `${basename}/menu-icons.svg?v=0`);
    expect([outdated.text, outdated.headers["cache-control"]]).toEqual([file.text, "no-store"]);
  });
}

test("there is no manifest of a language that the site has not", async ({ site }) => {
  expect((await ask(site.url, "/xx-XX/manifest.webmanifest")).status).toBe(404);
  expect((await ask(site.url, "/xx-XX/menu-icons.svg")).status).toBe(404);
});

test("the built server brings its packages along: it shows pages where none is installed", async ({
  site,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "croupier-"));
  cpSync("build", folder, { recursive: true });
  const port = String(await freePort());
  const server = spawn(process.execPath, [join(folder, "server.js")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      NODE_ENV: "production",
      PORT: port,
      PLATFORM_URL: site.sandboxUrl,
      CONTENT_URL: site.sandboxUrl,
      SITE_ORIGINS: `http://localhost:${port}`,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      LOG_LEVEL: "warn",
    },
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
