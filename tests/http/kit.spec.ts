import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";

test("the kit is there for those who ask for it, and unknown to visitors", async ({ site, ownSite }) => {
  expect((await ask(site.url, "/_kit", { headers: navigation })).status).toBe(404);
  const kitSite = await ownSite({ environment: { KIT: "on", SANDBOX_BRAND: "second" } });
  const { status, headers, text } = await ask(kitSite.url, "/_kit", { headers: navigation });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "private, no-store" });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(sheets).toHaveLength(2);
  for (const href of sheets) expect((await ask(kitSite.url, href)).status, href).toBe(200);
  expect(
    [...text.matchAll(/data-theme="(\w+)" lang="(\w+)/g)].map(([, ...attributes]) => attributes.join(" ")),
  ).toEqual(["light en", "light ar"]);
});
