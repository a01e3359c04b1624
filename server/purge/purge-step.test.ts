import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";
import { PURGES_A_MINUTE } from "./purge-step";

const token = "a token of the tests 1";
let renders = 0;
let expired = 0;
const fake = {
  render: () => `<!doctype html><p>${++renders}</p>`,
  app: { expireReplies: () => ++expired },
};

type Server = Awaited<ReturnType<typeof startPipeline>>;
let server: Server;
beforeAll(async () => {
  server = await startPipeline({ ...fake, environment: { PURGE_TOKEN: token, RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const purge = (query: string, options: object = {}, by: Server = server) =>
  by.ask(`/_purge${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: '{"event":"entry.publish"}',
    ...options,
  });

const everything = ["/", "/gamehall", "/gamehall?page=2", "/es-ES", "/es-ES/gamehall", "/ar/gamehall"];
const copies = () =>
  Promise.all(everything.map(async (path) => [path, (await server.ask(path)).text] as const));

describe("POST /_purge drops", () => {
  it.each([
    ["?path=/gamehall", ["/gamehall", "/gamehall?page=2", "/es-ES/gamehall", "/ar/gamehall"]],
    ["?path=/gamehall/", ["/gamehall", "/gamehall?page=2", "/es-ES/gamehall", "/ar/gamehall"]],
    ["?path=/es-ES/gamehall", ["/es-ES/gamehall"]],
    ["?path=/gamehall&locale=en-US", ["/gamehall", "/gamehall?page=2"]],
    ["?path=/&path=/ar/gamehall", ["/", "/es-ES", "/ar/gamehall"]],
    ["?locale=es-ES", ["/es-ES", "/es-ES/gamehall"]],
    ["?locale=en-US", ["/", "/gamehall", "/gamehall?page=2"]],
    ["?path=/nothing", []],
    ["?all", everything],
  ])("%s", async (query, dropped) => {
    const before = new Map(await copies());
    expect(new Map(await copies()), "all of them are kept").toEqual(before);
    const repliesBefore = expired;
    const answer = await purge(query);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { pages: dropped.length, replies: repliesBefore + 1, instances: 1 },
    ]);
    const changed = (await copies()).filter(([path, text]) => text !== before.get(path));
    expect(changed.map(([path]) => path).sort()).toEqual([...dropped].sort());
  });

  it("nothing without the token, a POST and a valid query", async () => {
    const before = await copies();
    const answers = await Promise.all([
      purge("?all", { headers: {} }),
      purge("?all", { headers: { authorization: `Bearer ${token}1` } }),
      purge("?all", { headers: { authorization: `Basic ${token}` } }),
      purge(`?all&token=${encodeURIComponent(token)}`, { headers: {} }),
      purge("?all", { method: "GET", body: undefined }),
      purge(""),
      purge("?everything"),
      purge("?all&path=/"),
      purge("?path=gamehall"),
      purge("?path=//elsewhere"),
      purge("?path=/a%3Fb"),
      purge("?locale="),
      purge("?locale=xx"),
      purge("?locale=ar&locale=es-ES"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      401, 401, 401, 401, 405, 400, 400, 400, 400, 400, 400, 400, 400, 400,
    ]);
    for (const { text } of answers) expect(JSON.parse(text).error).toMatch(/\w+ \w+/);
    expect(await copies()).toEqual(before);
  });

  it("for any host name and any body", async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      host: "10.0.0.7:3000",
      origin: "https://cms.example",
    };
    expect((await purge("?all", { headers })).status).toBe(200);
  });
});

it("a page that was being rendered during the purge is not cached", async () => {
  const releases: (() => void)[] = [];
  const slow = await startPipeline({
    environment: { PURGE_TOKEN: token },
    app: { expireReplies: () => 0 },
    render: () => {
      const text = `<!doctype html><p>${++renders}</p>`;
      return new ReadableStream({
        async start(controller) {
          await new Promise<void>((resolve) => releases.push(resolve));
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        },
      });
    },
  });
  try {
    const first = slow.ask("/gamehall");
    await vi.waitFor(() => expect(releases).toHaveLength(1), 5000);
    expect((await purge("?all", {}, slow)).status).toBe(200);
    releases[0]?.();
    const old = await first;
    const second = slow.ask("/gamehall");
    await vi.waitFor(() => expect(releases).toHaveLength(2), 5000);
    releases[1]?.();
    expect((await second).text).not.toBe(old.text);
  } finally {
    await slow.close();
  }
});

it("without PURGE_TOKEN the path is not special", async () => {
  const other = await startPipeline(fake);
  try {
    const [purged, unknown] = await Promise.all(
      ["/_purge?all", "/_other?all"].map((path) =>
        other.ask(path, { method: "POST", headers: { authorization: "Bearer undefined" } }),
      ),
    );
    expect(purged?.status).toBe(unknown?.status);
    expect(purged?.status).toBeGreaterThanOrEqual(400);
  } finally {
    await other.close();
  }
});

it("guesses and floods are answered with 429", async () => {
  const other = await startPipeline({ ...fake, environment: { PURGE_TOKEN: token } });
  try {
    for (let count = 0; count < PURGES_A_MINUTE; count += 1) {
      const { status } = await other.ask("/_purge?all", {
        method: "POST",
        headers: { authorization: `Bearer ${count}` },
      });
      expect(status).toBe(401);
    }
    const late = await purge("?all", {}, other);
    expect([late.status, Number(late.headers["retry-after"]) > 0]).toEqual([429, true]);
  } finally {
    await other.close();
  }
});

it("shared pages carry the tags that a CDN purges by", async () => {
  const other = await startPipeline({ ...fake, environment: { CDN_TAG_HEADER: "Surrogate-Key" } });
  try {
    const tags = async (path: string) => (await other.ask(path)).headers["surrogate-key"];
    expect(await tags("/es-ES/gamehall?page=2")).toBe("path:/gamehall locale:es-ES");
    expect(await tags("/profile/settings")).toBeUndefined();
  } finally {
    await other.close();
  }
});
