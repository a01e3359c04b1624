import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPipeline } from "../../../tests/support/start-pipeline";
import { loadStaticFiles, readAhead } from "./static-files";

let folder: string;
let server: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/app-1a2b.js"), "let a = 1;");
  await writeFile(join(folder, "assets/app-1a2b.js.br"), "BR");
  await writeFile(join(folder, "assets/app-1a2b.js.gz"), "GZ");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  server = await startPipeline({ files: loadStaticFiles(folder) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("static files", () => {
  it("with a hash in their name never change", async () => {
    const { status, text, headers } = await server.ask("/assets/app-1a2b.js");
    expect([status, text]).toEqual([200, "let a = 1;"]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
  });

  it("are sent as the build compressed them", async () => {
    const get = (encoding: string) =>
      server.ask("/assets/app-1a2b.js", { headers: { "accept-encoding": encoding } });
    const [br, gzip] = [await get("gzip, br"), await get("gzip")];
    expect([br.text, br.headers["content-encoding"]]).toEqual(["BR", "br"]);
    expect([gzip.text, gzip.headers["content-encoding"]]).toEqual(["GZ", "gzip"]);
  });

  it("are not sent again to who has them", async () => {
    const { headers } = await server.ask("/favicon.svg");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(headers["content-security-policy"]).toContain("sandbox");
    const again = await server.ask("/favicon.svg", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("stay there when the next build takes the place of theirs", async () => {
    const replaced = await mkdtemp(join(tmpdir(), "replaced-"));
    await writeFile(join(replaced, "old.js"), "old");
    const files = loadStaticFiles(replaced);
    await readAhead(files);
    await rm(replaced, { recursive: true });
    expect(files.get("/old.js")?.body.identity.toString()).toBe("old");
  });

  const missing = [
    "/assets/app-old.js",
    "/assets/",
    "/assets/app-1a2b.js.br",
    "/profile/settings/x.css",
    "/profile/settings;x.css",
    "/.env",
    "/server/config.js",
    "/index.php",
    "/app-1a2b.js",
    "/es-ES/style.css",
  ];
  it.each(missing)("that are not there are a 404 that nobody caches: %s", async (path) => {
    const { status, headers } = await server.ask(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  });
});
