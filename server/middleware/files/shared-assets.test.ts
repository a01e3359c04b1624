import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startPipeline } from "../../../tests/support/start-pipeline";
import { shareAssets } from "./shared-assets";
import { loadStaticFiles } from "./static-files";

let root: string;
let shared: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shared-"));
  shared = join(root, "shared");
});
afterEach(() => rmSync(root, { recursive: true }));

/** The assets of a build, each with its own name as text. */
function assetsOf(build: string, ...names: string[]): string {
  const assets = join(root, build, "assets");
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(join(assets, name), name);
  return assets;
}

/** A process of a build, as it starts. */
async function start(build: string, ...names: string[]) {
  const assets = assetsOf(build, ...names);
  await shareAssets(shared, build, assets);
  return startPipeline({
    files: loadStaticFiles(join(assets, "..")),
    environment: { SHARED_ASSETS_DIR: shared },
  });
}

describe("files of another build", () => {
  it("are sent by the process before it and the one after it", async () => {
    const before = await start("a", "page-aaaaaaaa.js");
    // What is not there yet is not remembered as missing.
    expect((await before.ask("/assets/page-bbbbbbbb.js")).status).toBe(404);
    const after = await start("b", "page-bbbbbbbb.js", "page-bbbbbbbb.js.br", "style--b_bbbb-.css");
    for (const [process, path] of [
      [after, "/assets/page-aaaaaaaa.js"],
      [before, "/assets/page-bbbbbbbb.js"],
      [before, "/assets/style--b_bbbb-.css"],
    ] as const) {
      const { status, headers, text } = await process.ask(path);
      expect([status, text]).toEqual([200, path.replace("/assets/", "")]);
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": expect.stringMatching(/^text\/(?:javascript|css); charset=utf-8$/),
        "x-content-type-options": "nosniff",
      });
      const again = await process.ask(path, { headers: { "if-none-match": String(headers.etag) } });
      expect(again.status).toBe(304);
    }
    const packed = await before.ask("/assets/page-bbbbbbbb.js", { headers: { "accept-encoding": "br" } });
    expect([packed.headers["content-encoding"], packed.text]).toEqual(["br", "page-bbbbbbbb.js.br"]);
    await Promise.all([before.close(), after.close()]);
  });

  it("are found by all who ask while somebody looks", async () => {
    const before = await start("a", "page-aaaaaaaa.js");
    const searched = [0, 1, 2, 3].map((at) => before.ask(`/assets/page-none000${at}.js`));
    await shareAssets(shared, "b", assetsOf("b", "page-bbbbbbbb.js", "part-bbbbbbbb.js"));
    const requests = Array.from({ length: 20 }, (_, at) =>
      before.ask(`/assets/${at % 2 ? "page" : "part"}-bbbbbbbb.js`),
    );
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await Promise.all(searched);
    await before.close();
  });

  it("are those with a hash in their name alone, and no document", async () => {
    const names = ["page-bbbbbbbb.html", "plain.js", "page-bbbbbbbb.js", "page-bbbbbbbb.json"];
    const after = await start("a", "page-aaaaaaaa.js");
    await shareAssets(shared, "b", assetsOf("b", ...names, "page-bbbbbbbb.js.br"));
    assetsOf("../shared/other", "page-cccccccc.js");
    assetsOf("../shared/.build-c.12", "page-dddddddd.js");
    const refused = [
      ...names.filter((name) => name !== "page-bbbbbbbb.js"),
      "page-bbbbbbbb.js.br",
      "page-cccccccc.js",
      "page-dddddddd.js",
      "../build-b/page-bbbbbbbb.js",
      "..%2fbuild-b%2fpage-bbbbbbbb.js",
      "build-b/page-bbbbbbbb.js",
    ];
    for (const name of refused)
      expect((await after.ask(`/assets/${name}`)).status, name).toBeGreaterThanOrEqual(400);
    expect((await after.ask("/page-bbbbbbbb.js")).status).toBe(404);
    expect((await after.ask("/assets/page-bbbbbbbb.js", { method: "POST" })).status).not.toBe(200);
    expect((await after.ask("/assets/page-bbbbbbbb.js")).status).toBe(200);
    await after.close();
  });
});

describe("the shared folder", () => {
  const builds = () => readdirSync(shared).sort();

  it("gets a build once, from whichever of its processes is first", async () => {
    const assets = assetsOf("a", "page-aaaaaaaa.js");
    await Promise.all([0, 1, 2].map(() => shareAssets(shared, "a", assets)));
    await shareAssets(shared, "a", assets);
    expect(builds()).toEqual(["build-a"]);
    expect(readdirSync(join(shared, "build-a"))).toEqual(["page-aaaaaaaa.js"]);
  });

  it("keeps the builds that started last, and what others have put there", async () => {
    const assets = assetsOf("a", "page-aaaaaaaa.js");
    mkdirSync(join(shared, "somebody's"), { recursive: true });
    for (let at = 0; at < 12; at++) {
      await shareAssets(shared, `n${at}`, assets);
      // A day between two.
      const then = new Date(Date.now() - (12 - at) * 86_400_000);
      utimesSync(join(shared, `build-n${at}`), then, then);
      // The first is still in use: a process of it starts now and then.
      if (at > 5) await shareAssets(shared, "n0", assets);
    }
    const remaining = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => `build-n${at}`);
    expect(builds()).toEqual([...remaining, "somebody's"].sort());
  });

  it("that takes no files is logged", async () => {
    writeFileSync(shared, "");
    await expect(shareAssets(shared, "a", assetsOf("a", "page-aaaaaaaa.js"))).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    );
  });
});
