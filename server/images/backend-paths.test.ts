import { describe, expect, it } from "vitest";
import type { ImageSettings } from "./image-settings";
import { createSourceList } from "./source-list";

const settings: ImageSettings = {
  // One backend is named here as well, as the launcher of the sandbox does.
  imageOrigins: ["https://cdn.example", "http://127.0.0.1:8080"],
  imageQueryOrigins: ["https://cdn.example"],
  imageSourcePrefixes: [],
  app: {
    platformUrl: "http://127.0.0.1:8080/base",
    contentUrl: "https://cms.internal",
    platformPublicUrl: undefined,
    contentPublicUrl: "https://cms.example/public",
    contentApiPrefix: "/rest/v2",
  },
};
const platform = "http://127.0.0.1:8080";

function find(source: string, change: Partial<ImageSettings> = {}): string | undefined {
  return createSourceList({ ...settings, ...change })(source)?.url.href;
}

describe("a picture of a backend", () => {
  it.each([
    [`${platform}/img/a.webp`, `${platform}/img/a.webp`],
    [`${platform}/base/img/a`, `${platform}/base/img/a`],
    ["/_media/platform/img/a%20b.png", `${platform}/img/a%20b.png`],
    ["/_media/content/uploads/50%.png", "https://cms.internal/uploads/50%.png"],
    ["https://cms.example/public/uploads/a.png", "https://cms.internal/uploads/a.png"],
    ["HTTPS://CMS.internal:443/uploads/a.png", "https://cms.internal/uploads/a.png"],
    ["https://cdn.example/api/a.png", "https://cdn.example/api/a.png"],
    [`${platform}/apiary/a.png`, `${platform}/apiary/a.png`],
  ])("%s is fetched from %s", (source, url) => expect(find(source)).toBe(url));

  it.each([
    "/api/auth.logout",
    "/api/",
    "/api",
    "/API/x",
    "/Api/x",
    "/%61pi/x",
    "/%2561pi/x",
    "/%25252561pi/x",
    "/./api/x",
    "/img/../api/x",
    "/img/%2e%2e/api/x",
    "/img/..%2fapi/x",
    "/img%2f..%2fapi/x",
    "/img/%252e%252e/api/x",
    "/..%5capi/x",
    "/img\\..\\api\\x",
    "//api/x",
    "/;x/api/y",
    "/api;x/y",
    "/api./x",
    "/%EF%BD%81pi/x",
    "/api%00/x",
    "/nfx/cms-config/en-US",
    "/admin",
    "/admin.php",
    "/admin/init",
    "/connect/google",
    "/oauth/init",
    "/platform/game/sand-dunes",
    "/rest/v2/pages",
    "/REST/v2",
    "/hit",
    "/img/a.png%3Fx",
    "/img/%ff.png",
  ])("is not at %s", (path) => {
    for (const start of [
      platform,
      "/_media/platform",
      "https://cms.internal",
      "/_media/content",
      "https://cms.example/public",
    ])
      expect(find(`${start}${path}`), start).toBeUndefined();
  });

  it.each([
    "http://0x7f.1:8080/api/x",
    "http://127.1:8080/api/x",
    "http://2130706433:8080/api/x",
    "http:\\\\127.0.0.1:8080\\api\\x",
  ])("is not at a method under another name of the host: %s", (source) =>
    expect(find(source)).toBeUndefined(),
  );

  it.each(["/base/api/user.get", "/base/nfx/x", "/base/img/../API/x", "/BASE/api/x"])(
    "is not at %s, below the path of its own address",
    (path) => {
      const app = { ...settings.app, platformUrl: `${platform}/base` };
      for (const start of [platform, "/_media/platform"])
        expect(find(`${start}${path}`, { app }), start).toBeUndefined();
    },
  );

  it("lies below a configured path alone, where there is one", () => {
    const narrow = { imageSourcePrefixes: ["/uploads", "/img/"] };
    expect(find(`${platform}/img/a.png`, narrow)).toBeDefined();
    expect(find(`${platform}/base/img/a.png`, narrow)).toBeDefined();
    expect(find("/_media/content/uploads/a.png", narrow)).toBeDefined();
    expect(find(`${platform}/image/a.png`, narrow)).toBeUndefined();
    expect(find(`${platform}/static/a.png`, narrow)).toBeUndefined();
    expect(find("https://cdn.example/static/a.png", narrow), "no rule for others").toBeDefined();
  });

  it("has a file's name where the content API lies at the root", () => {
    const app = { ...settings.app, contentApiPrefix: "" };
    expect(find("/_media/content/uploads/a.png", { app })).toBeDefined();
    for (const path of ["/pages", "/pages/1", "/users/me", "/"])
      expect(find(`/_media/content${path}`, { app }), path).toBeUndefined();
  });
});

it("a query is for the origins that are configured to need one", () => {
  expect(find("https://cdn.example/a.png?sig=1")).toBe("https://cdn.example/a.png?sig=1");
  expect(find(`${platform}/img/a.png?x`)).toBeUndefined();
  expect(find("/_media/content/a.png?x")).toBeUndefined();
  expect(find(`${platform}/img/a.png?x`, { imageQueryOrigins: [platform] })).toBeDefined();
});
