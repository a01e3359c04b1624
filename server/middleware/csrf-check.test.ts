import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";

let server: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  server = await startPipeline();
});
afterAll(() => server.close());

describe("posts", () => {
  const form = { origin: "https://casino.example", "content-type": "application/x-www-form-urlencoded" };
  const post = (headers: Record<string, string | undefined>, path = "/forms/sign_in", body = "login=ana") =>
    server.ask(path, { method: "POST", headers: { ...form, ...headers } as Record<string, string>, body });

  it("reach their action, and bring its cookie and redirect back", async () => {
    const answer = await post({});
    expect([answer.status, answer.headers.location]).toEqual([302, "/?hello=ana"]);
    expect(answer.all("set-cookie")).toEqual(["cr_player=1; Path=/; HttpOnly; Secure; SameSite=Lax"]);
  });

  const forged: [string, Record<string, string | undefined>, number, string?][] = [
    ["a foreign origin", { origin: "https://evil.example" }, 403],
    ["the same host over http", { origin: "http://casino.example" }, 403],
    ["another site of ours", { origin: "http://localhost:3000" }, 403],
    ["a sub-domain", { origin: "https://x.casino.example" }, 403],
    ["an origin that is not said", { origin: "null" }, 403],
    ["an opaque origin", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
    ["no origin said by another site of ours", { origin: "null", "sec-fetch-site": "same-site" }, 403],
    ["no origin said and no site", { origin: "null", "sec-fetch-site": "none" }, 403],
    ["an empty origin and same-origin metadata", { origin: "", "sec-fetch-site": "same-origin" }, 403],
    [
      "a foreign origin and same-origin metadata",
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      403,
    ],
    ["an empty origin", { origin: "" }, 403],
    ["a port of its own", { origin: "https://casino.example:444" }, 403],
    ["our origin but cross-site metadata", { "sec-fetch-site": "cross-site" }, 403],
    ["our origin but same-site metadata", { "sec-fetch-site": "same-site" }, 403],
    ["a forwarded host", { origin: "https://evil.example", "x-forwarded-host": "evil.example" }, 403],
    ["a foreign origin, to a data address", { origin: "https://evil.example" }, 403, "/forms/sign_in.data"],
    ["a foreign origin, with _data", { origin: "https://evil.example" }, 400, "/forms/sign_in?_data=signIn"],
    ["our own origin, with _data", {}, 400, "/forms/sign_in?_data=signIn"],
    ["an encoded _data", {}, 400, "/forms/sign_in?%5Fdata=signIn"],
    ["JSON", { "content-type": "application/json" }, 415],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["a report's type", { "content-type": "application/csp-report" }, 415],
    ["no type", { "content-type": "multipart" }, 415],
    [
      "a list of types, of which the body's parser takes the last",
      { "content-type": "application/x-www-form-urlencoded; a=b, multipart/form-data; boundary=b" },
      415,
    ],
    [
      "two boundaries",
      { "content-type": "multipart/form-data; boundary=a, multipart/form-data; boundary=b" },
      415,
    ],
    ["a page without an action", {}, 405, "/gamehall"],
    ["a resource without an action", {}, 405, "/feed"],
  ];
  it.each(forged)("are refused with %s", async (_name, headers, status, path) => {
    const answer = await post(headers, path);
    expect(answer.status).toBe(status);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it.each([undefined, "null"])(
    "need evidence where the origin is %s: same-origin metadata",
    async (origin) => {
      const { "content-type": type } = form;
      const without = (headers: Record<string, string>) =>
        server.ask("/forms/sign_in", {
          method: "POST",
          headers: { "content-type": type, ...(origin && { origin }), ...headers },
          body: "login=ana",
        });
      expect((await without({})).status).toBe(403);
      expect((await without({ "sec-fetch-site": "none" })).status).toBe(403);
      const answer = await without({ "sec-fetch-site": "same-origin" });
      expect([answer.status, answer.headers.location]).toEqual([302, "/?hello=ana"]);
    },
  );

  it("are counted by their sender, so that an edge which takes the headers away is noticed", async () => {
    const counted = async () =>
      [...(await server.ask("/metrics")).text.matchAll(/^form_posts_total\{sender="\w+"\} (\d+)$/gm)].map(
        ([, count]) => Number(count),
      );
    const before = await counted();
    await server.ask("/forms/sign_in", { method: "POST", body: "" });
    await post({ "sec-fetch-site": "cross-site" });
    await post({});
    expect(before).toHaveLength(3);
    expect(await counted()).toEqual(before.map((count) => count + 1));
  });

  const multipart = (part: string) => ["--b", part, "--b--", ""].join("\r\n");
  const large: [string, Record<string, string>, string, number][] = [
    ["more than 64 KB", {}, "a=".padEnd(70_000, "x"), 413],
    ["more than 64 KB without saying so", { "transfer-encoding": "chunked" }, "a=".padEnd(70_000, "x"), 413],
    ["too many fields", {}, "a=1&".repeat(200), 413],
    ["a field that is too long", {}, "a=".padEnd(40_000, "x"), 413],
    [
      "a file",
      { "content-type": "multipart/form-data; boundary=b" },
      multipart('Content-Disposition: form-data; name="f"; filename="x.txt"\r\n\r\nhello'),
      400,
    ],
    ["parts without a boundary", { "content-type": "multipart/form-data" }, "login=a", 400],
  ];
  it.each(large)("are refused with %s", async (_name, headers, body, status) => {
    expect((await post(headers, "/forms/sign_in", body)).status).toBe(status);
  });

  it.each(["multipart/form-data; boundary=b", 'Multipart/Form-Data ; charset=utf-8; Boundary="b"'])(
    "may come in parts: %s",
    async (type) => {
      const body = multipart('Content-Disposition: form-data; name="login"\r\n\r\nfilename=ana');
      const answer = await post({ "content-type": type }, "/forms/sign_in", body);
      expect(answer.headers.location).toBe("/?hello=filename=ana");
    },
  );
});
