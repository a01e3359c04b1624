import { data } from "@remix-run/node";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestData } from "../../app/context/app-context";
import { startPipeline } from "../../tests/support/start-pipeline";

const contexts: RequestData[] = [];
let renders = 0;
let server: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  server = await startPipeline({
    contexts,
    render: () => `<!doctype html><p>${++renders}</p>`,
    environment: { PURGE_TOKEN: "a token of the tests 1", CDN_TAG_HEADER: "Cache-Tag" },
    routes: {
      game: { path: "game/:sysname" },
      page: {
        path: ":slug",
        loader: ({ params }) => {
          if (params.slug === "nope") throw data({ code: "PAGE_NOT_FOUND" }, { status: 404 });
          return null;
        },
      },
    },
  });
});
beforeEach(() => {
  contexts.length = 0;
});
afterAll(() => server.close());

const led = async (method: string, path: string) => {
  const { status, headers } = await server.ask(path, { method });
  return [status, headers.location];
};

describe("another variant of a route", () => {
  const moved: [string, string][] = [
    ["/GAMEHALL", "/gamehall"],
    ["/%67amehall?category=x&z=%2F", "/gamehall?category=x&z=%2F"],
    ["/gamehall/?page=2", "/gamehall?page=2"],
    ["/GameHall.data?_routes=root", "/gamehall.data?_routes=root"],
    ["/gamehall/.data", "/gamehall.data"],
    ["/GAME/Sand-Dunes/", "/game/Sand-Dunes"],
    ["/Profile/SETTINGS", "/profile/settings"],
    ["/es-ES/", "/es-ES"],
    ["/ES-es/GAMEHALL/?page=2", "/es-ES/gamehall?page=2"],
    ["/%45S-es.data", "/es-ES.data"],
    ["/en-US/Gamehall.data", "/gamehall.data"],
    ["/FEED", "/feed"],
  ];
  it.each(moved)("%s is led to %s before anything is asked about it", async (path, to) => {
    for (const method of ["GET", "HEAD"]) expect(await led(method, path), method).toEqual([301, to]);
    expect(contexts).toEqual([]);
    expect((await led("GET", to))[0]).toBe(200);
  });

  it.each(["/FORMS/sign_in", "/forms/sign%5Fin/", "/ES-es/forms/sign_in", "/en-US/Forms/Sign_in"])(
    "a POST to %s keeps its body, where it is",
    async (path) => {
      const answer = await server.ask(path, {
        method: "POST",
        headers: { origin: "https://casino.example", "content-type": "application/x-www-form-urlencoded" },
        body: "login=me",
      });
      expect(answer.headers.location).toMatch(/\?hello=me$/);
      expect(contexts[0]?.path).toBe("/forms/sign_in");
    },
  );

  it.each([
    ["/about/", "/about"],
    ["/about/.data?x=1", "/about.data?x=1"],
    ["/es-ES/about/", "/es-ES/about"],
  ])("%s, which may be nobody's, is led to %s once it is found", async (path, to) => {
    for (const method of ["GET", "HEAD"]) expect(await led(method, path), method).toEqual([301, to]);
  });

  it.each(["/nope/", "/es-ES/nope/", "/nope/.data", "/a/B/c/", "/GAMEHALL/x"])(
    "%s is nobody's: it stays a 404",
    async (path) => {
      expect(await led("GET", path)).toEqual([404, undefined]);
    },
  );

  it("of a parameter is answered where it is, and is known by its normalized form", async () => {
    const twice = [await server.ask("/game/%73and"), await server.ask("/game/%73and")];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.text).not.toBe(twice[1]?.text);
    expect(contexts.map(({ path, isShared }) => [path, isShared])).toEqual([
      ["/game/sand", false],
      ["/game/sand", false],
    ]);
    expect((await server.ask("/game/sand")).headers["cache-tag"]).toBe("path:/game/sand,locale:en-US");
  });

  it.each(["/GAMEHALL", "/%67amehall/", "/En-us/gamehall"])("is purged as %s", async (path) => {
    const before = (await server.ask("/gamehall")).text;
    expect((await server.ask("/gamehall")).text).toBe(before);
    await server.ask(`/_purge?path=${encodeURIComponent(path)}`, {
      method: "POST",
      headers: { authorization: "Bearer a token of the tests 1" },
    });
    expect((await server.ask("/gamehall")).text).not.toBe(before);
  });
});
