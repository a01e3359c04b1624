import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { optimisedAddress } from "../../app/ui/images/image-address";
import { startPipeline } from "../../tests/support/start-pipeline";
import { staticFile } from "../middleware/files/static-files";
import { IMAGES_A_MINUTE } from "./image-budget";

const addressOf = (source: string, modifiers = "f_webp,q_95,w_288") =>
  `/_ipx/${modifiers}/${encodeURIComponent(source)}`;

async function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c33" } });
}
const png = async (width = 900, height = 600) => (await draw(width, height)).png().toBuffer();

/** Stands for the operator's pictures, and for a place inside that nobody should reach. */
let source: Server;
let origin: string;
let answer: RequestListener;
let requests: string[] = [];
let server: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  source = createServer((req, res) => {
    requests.push(req.url ?? "");
    answer(req, res);
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  server = await startPipeline({
    environment: { IMAGE_ORIGINS: `${origin},https://img.example,http://*.cdn.example` },
    files: new Map([["/assets/hero.png", staticFile("/assets/hero.png", { identity: await png() })]]),
  });
});
afterAll(async () => {
  await server.close();
  source.closeAllConnections();
  await new Promise((resolve) => source.close(resolve));
});

/** Every test requests a name of its own, because the server caches. */
let count = 0;
function picture(respond: RequestListener) {
  requests = [];
  answer = respond;
  count += 1;
  return `${origin}/p${count}.png`;
}

describe("of the content service a picture", () => {
  let own: Awaited<ReturnType<typeof startPipeline>>;
  const reasonsFor = async (bytes: number, path: string) => {
    answer = async (_req, res) => res.end(Buffer.concat([await png(), Buffer.alloc(bytes)]));
    await own.ask(addressOf(`${origin}${path}`));
    const list = await own.ask("/_operator/content", {
      headers: { host: "localhost", accept: "application/json" },
    });
    const { leftOut } = JSON.parse(list.text) as { leftOut: { name: string; why: string }[] };
    return leftOut.filter(({ name }) => name === path).map(({ why }) => why);
  };
  beforeAll(async () => {
    own = await startPipeline({ environment: { CONTENT_URL: origin } });
  });
  afterAll(() => own.close());

  it.each([
    [1_000, "/uploads/small.png", []],
    [2_500_000, "/uploads/large.png", ["2.5 MB: visitors wait while it is made smaller"]],
    [9_000_000, "/uploads/huge.png", ["not shown: too many bytes"]],
  ])("with %d more bytes is reported to its editors where it is too large: %s", async (bytes, path, why) => {
    expect(await reasonsFor(bytes, path)).toEqual(why);
  });
});

describe("a picture", () => {
  it("that cannot be had is logged with its address, without the query, and the reason", async () => {
    const url = picture((_req, res) => res.writeHead(404).end());
    await server.ask(addressOf(url));
    await server.ask(addressOf(`${url}?token=CANARY`));
    const lines = server.log.filter(({ message }) => message === "no picture").slice(-2);
    expect(lines.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ picture: addressOf(url), reason: "the source says 404", route: "image" }),
      expect.objectContaining({ picture: addressOf(url), status: 400 }),
    ]);
    expect(JSON.stringify(lines)).not.toContain("CANARY");
  });

  it("comes as WebP in the requested width, to be cached a day and never run", async () => {
    const bytes = await png();
    const answered = await server.ask(addressOf(picture((_req, res) => res.end(bytes))));
    expect(answered.status).toBe(200);
    expect(answered.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(answered.bytes.length),
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const meta = await sharp(answered.bytes).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(["webp", 288, 192]);
    expect(answered.all("set-cookie")).toEqual([]);
  });

  it("comes as AVIF to who takes it, and not where its address names a format", async () => {
    const bytes = await png();
    const url = picture((_req, res) => res.end(bytes));
    const headers = { accept: "image/avif,image/webp,*/*;q=0.8" };
    const answered = await server.ask(optimisedAddress(url, 288), { headers });
    expect(answered.headers).toMatchObject({ "content-type": "image/avif", vary: "Accept" });
    expect((await sharp(answered.bytes).metadata()).width).toBe(288);
    const others = await Promise.all([
      server.ask(optimisedAddress(url, 288)),
      server.ask(addressOf(url), { headers }),
    ]);
    expect(others.map(({ headers: { vary, "content-type": type } }) => [vary, type])).toEqual([
      ["Accept", "image/webp"],
      ["Accept", "image/webp"],
    ]);
  });

  it("that is too large to be encoded as AVIF in time comes as WebP", async () => {
    const bytes = await png(1600, 1600);
    const headers = { accept: "image/avif" };
    const url = picture((_req, res) => res.end(bytes));
    const answered = await server.ask(optimisedAddress(url, 1520), { headers });
    expect(answered.headers["content-type"]).toBe("image/webp");
  });

  it("of one density 2 has twice the points, and a small one stays small", async () => {
    const small = await png(100, 50);
    const url = picture((_req, res) => res.end(small));
    const { bytes } = await server.ask(addressOf(url, "f_webp,q_95,w_576"));
    expect((await sharp(bytes).metadata()).width).toBe(100);
    const large = await png(2000, 1000);
    const wide = picture((_req, res) => res.end(large));
    const answered = await server.ask(addressOf(wide, "f_webp,q_95,w_576"));
    expect((await sharp(answered.bytes).metadata()).width).toBe(576);
  });

  it("that is WebP and fits already is not made larger by encoding it again", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const fitting = await sharp({
      create: { width: 288, height: 192, channels: 3, noise, background: "#000" },
    })
      .webp({ quality: 60 })
      .toBuffer();
    const url = picture((_req, res) => res.end(fitting));
    expect((await server.ask(addressOf(url))).bytes.equals(fitting)).toBe(true);
    const narrower = await server.ask(addressOf(url, "f_webp,q_95,w_72"));
    expect((await sharp(narrower.bytes).metadata()).width).toBe(72);
  });

  it("of our own assets needs no source", async () => {
    requests = [];
    const answered = await server.ask(addressOf("/assets/hero.png"));
    expect((await sharp(answered.bytes).metadata()).width).toBe(288);
    expect((await server.ask(addressOf("/assets/none.png"))).status).toBe(404);
    expect(requests).toEqual([]);
  });

  it("has one address for pages, and those that older pages hold", async () => {
    const bytes = await png();
    const url = picture((_req, res) => res.end(bytes));
    const answered = await server.ask(optimisedAddress(url, 288));
    expect([answered.status, answered.headers["content-type"]]).toEqual([200, "image/webp"]);
    for (const older of [addressOf(url), addressOf(url, "w_288"), `/_ipx/f_webp,q_95,w_288/${url}`])
      expect((await server.ask(older)).bytes.equals(answered.bytes), older).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it("is made once, however many ask, and not sent to who has it", async () => {
    const bytes = await png();
    const url = picture((_req, res) => setTimeout(() => res.end(bytes), 50));
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.ask(addressOf(url))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const etag = String(answers[0]?.headers.etag);
    const again = await server.ask(addressOf(url), { headers: { "if-none-match": etag } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(requests).toHaveLength(1);
  });

  it("is fetched and decoded once for all widths that are requested at the same time", async () => {
    const bytes = await png(1600, 800);
    const widths = [72, 288, 576, 1520];
    const url = picture((_req, res) => setTimeout(() => res.end(bytes), 50));
    const answers = await Promise.all(widths.map((width) => server.ask(optimisedAddress(url, width))));
    const made = await Promise.all(answers.map(({ bytes: sent }) => sharp(sent).metadata()));
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
      widths.map((width) => ["webp", width, width / 2]),
    );
    expect(requests).toHaveLength(1);
  });

  it("that takes too much memory to decode comes as it is when it is small, and not at all when it is large", async () => {
    const small = await (await draw(4000, 4000)).jpeg({ progressive: true }).toBuffer();
    const answered = await server.ask(addressOf(picture((_req, res) => res.end(small))));
    expect([answered.status, answered.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(answered.bytes.equals(small)).toBe(true);
    const large = Buffer.concat([small, Buffer.alloc(1_000_000)]);
    expect((await server.ask(addressOf(picture((_req, res) => res.end(large))))).status).toBe(415);
  });

  it("answers HEAD without a body, and no post", async () => {
    const bytes = await png();
    const url = addressOf(picture((_req, res) => res.end(bytes)));
    const head = await server.ask(url, { method: "HEAD" });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect((await server.ask(url, { method: "POST" })).status).toBe(405);
  });

  it("is requested without anything of the visitor", async () => {
    const bytes = await png();
    let headers = {};
    const url = picture((req, res) => {
      headers = req.headers;
      res.end(bytes);
    });
    await server.ask(addressOf(url), { headers: { cookie: "session=1", authorization: "x", referer: "y" } });
    expect(Object.keys(headers).sort()).toEqual(["accept", "connection", "host"]);
  });

  it.each(["jpeg", "webp", "gif", "avif"] as const)("may be %s", async (format) => {
    const bytes = await (await draw(400, 200)).toFormat(format).toBuffer();
    const answered = await server.ask(addressOf(picture((_req, res) => res.end(bytes))));
    expect([answered.status, (await sharp(answered.bytes).metadata()).format]).toEqual([200, "webp"]);
  });
});

describe("addresses that are refused", () => {
  const modifiers = [
    "f_webp,q_95,w_287",
    "f_webp,q_95,w_0288",
    "f_webp,q_95,w_99999",
    "f_webp,q_95,w_-288",
    "f_webp,q_95",
    "f_webp,q_80,w_288",
    "f_png,q_95,w_288",
    "w_288,f_webp,q_95",
    "f_webp,q_95,w_288,h_192",
    "f_webp,q_95,w_288,blur_200",
    "f_webp%2Cq_95%2Cw_288",
    "_",
    "",
  ];
  it.each(modifiers)("%j", async (text) => {
    const url = picture((_req, res) => res.end());
    expect((await server.ask(addressOf(url, text))).status).toBe(400);
    expect(requests).toEqual([]);
  });

  it.each([
    "/_ipx/",
    "/_ipx/f_webp,q_95,w_288",
    "/_ipx/f_webp,q_95,w_288/",
    "/_ipx/f_webp,q_95,w_288/%",
    "/_ipx/f_webp,q_95,w_288/%00",
    "/_ipx/../gamehall",
    "/_ipx/f_webp,q_95,w_288//assets/hero.png",
    `${addressOf("/assets/hero.png")}?x=1`,
    addressOf("/assets/../package.json"),
    addressOf("/server.js"),
  ])("%s", async (path) => {
    expect([400, 404]).toContain((await server.ask(path)).status);
  });

  it("beyond any length", async () => {
    expect((await server.ask(addressOf(`${origin}/${"x".repeat(2100)}`))).status).toBe(400);
    expect((await server.ask(addressOf(`${origin}/${"x".repeat(5000)}`))).status).toBe(414);
  });
});

/** How many fetches from the hosts of IMAGE_ORIGINS have ended so. */
async function fetched(outcome: string): Promise<number> {
  const { text } = await server.ask("/metrics");
  const line = `_count{service="pictures",method="elsewhere",outcome="${outcome}"} `;
  return Number(text.split(line)[1]?.split("\n")[0] ?? 0);
}

describe("sources that do not give a picture", () => {
  const tall = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  const failures: [string, RequestListener, status: number, counted: string][] = [
    ["nothing there", (_req, res) => res.writeHead(404).end(), 404, "status_4xx"],
    ["forbidden", (_req, res) => res.writeHead(403).end(), 404, "status_4xx"],
    ["broken", (_req, res) => res.writeHead(500).end(), 502, "status_5xx"],
    [
      "a redirect",
      (_req, res) => res.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      502,
      "shape",
    ],
    ["a connection that ends", (_req, res) => void res.destroy(), 502, "unreachable"],
    [
      "a body that breaks off",
      (_req, res) => void res.writeHead(200, { "content-length": "99" }).write("x", () => res.destroy()),
      502,
      "reset",
    ],
    [
      "a drawing",
      (_req, res) => res.writeHead(200, { "content-type": "image/svg+xml" }).end(tall),
      415,
      "ok",
    ],
    [
      "a drawing that says it is none",
      (_req, res) => res.writeHead(200, { "content-type": "image/png" }).end(tall),
      415,
      "ok",
    ],
    ["a page", (_req, res) => res.end("<!doctype html>"), 415, "ok"],
    ["nothing at all", (_req, res) => res.end(), 415, "ok"],
    ["half a picture", async (_req, res) => void res.end((await png()).subarray(0, 200)), 415, "ok"],
    [
      "the start of a picture",
      (_req, res) => void res.end(Buffer.from("89504e470d0a1a0a", "hex")),
      415,
      "ok",
    ],
    [
      "too many bytes, as announced",
      (_req, res) => void res.writeHead(200, { "content-length": "9000000" }).flushHeaders(),
      415,
      "shape",
    ],
    ["too many bytes, unannounced", (_req, res) => void res.end(Buffer.alloc(9_000_000, 1)), 415, "shape"],
  ];
  it.each(failures)("%s", async (_name, respond, status, counted) => {
    const before = await fetched(counted);
    const url = picture(respond);
    const answered = await server.ask(addressOf(url));
    expect([answered.status, answered.headers["cache-control"]]).toEqual([status, "no-store"]);
    expect((await server.ask(addressOf(url))).status).toBe(status);
    expect(requests, "a failure is remembered").toHaveLength(1);
    expect(await fetched(counted)).toBe(before + 1);
  });

  it("too many points", async () => {
    const bytes = await png(6000, 5000);
    expect((await server.ask(addressOf(picture((_req, res) => res.end(bytes))))).status).toBe(415);
  });

  it("one that is too slow is given up after three seconds", async () => {
    const started = performance.now();
    const answered = await server.ask(addressOf(picture(() => {})));
    expect(await fetched("timeout")).toBe(1);
    const took = performance.now() - started;
    expect(answered.status).toBe(504);
    expect(took).toBeGreaterThan(2900);
    expect(took).toBeLessThan(4500);
  });
});

describe("a picture of a backend that browsers cannot reach", () => {
  let site: Awaited<ReturnType<typeof startPipeline>>;
  beforeAll(async () => {
    site = await startPipeline({ environment: { PLATFORM_URL: origin } });
  });
  afterAll(() => site.close());
  const mediaOf = (respond: RequestListener) => picture(respond).replace(origin, "/_media/platform");
  const icon = Buffer.from("00000100010010100000", "hex");
  const drawing = '<?xml version="1.0"?>\n<!-- a <b> -->\n<svg xmlns="http://www.w3.org/2000/svg"></svg>';

  it("comes as it is, of the type that its bytes say, whatever query stands behind it", async () => {
    for (const [bytes, type] of [
      [await png(), "image/png"],
      [icon, "image/x-icon"],
      [Buffer.from(drawing), "image/svg+xml"],
    ] as const) {
      const path = mediaOf((_req, res) => res.writeHead(200, { "content-type": "text/html" }).end(bytes));
      for (const query of ["", "?v=1", "?v=2"]) {
        const answer = await site.ask(path + query);
        expect([answer.status, answer.headers["content-type"]]).toEqual([200, type]);
        expect(answer.bytes.equals(bytes)).toBe(true);
        expect(answer.headers).toMatchObject({
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
        });
      }
      expect(requests).toHaveLength(1);
      expect(requests[0]).not.toContain("?");
    }
    const path = mediaOf(async (_req, res) => void res.end(await png()));
    expect((await site.ask(addressOf(path))).headers["content-type"]).toBe("image/webp");
  });

  it.each([
    ["a page", "<!doctype html><title>x</title>"],
    ["a page with a drawing in it", "<html><svg></svg></html>"],
    ["JSON", '{"data":"<svg>"}'],
    ["nothing", ""],
  ])("is no %s, whatever it calls itself", async (_name, body) => {
    const path = mediaOf((_req, res) => res.writeHead(200, { "content-type": "image/png" }).end(body));
    const answer = await site.ask(path);
    expect([answer.status, answer.text.includes("svg")]).toEqual([415, false]);
  });

  it.each(["/_media/platform/api/user.get", "/_media/else/a.png", "/_media/"])(
    "is not at %s, which nobody is asked for",
    async (path) => {
      picture((_req, res) => res.end("secret"));
      expect((await site.ask(path)).status).toBe(400);
      expect(requests).toEqual([]);
    },
  );
});

it("one address has a budget of converted pictures; cached ones are free", async () => {
  const bytes = await png(10, 10);
  const base = picture((_req, res) => res.end(bytes));
  const site = await startPipeline({
    environment: { IMAGE_ORIGINS: origin, TRUSTED_PROXY_CIDRS: "127.0.0.1" },
  });
  const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });
  const statuses: number[] = [];
  for (let index = 0; index <= IMAGES_A_MINUTE; index++) {
    // A failure costs as much as a picture.
    if (index > 0) answer = (_req, res) => res.writeHead(404).end();
    statuses.push((await site.ask(addressOf(`${base}-${index}`), from("203.0.113.1"))).status);
  }
  expect(statuses.slice(0, 2)).toEqual([200, 404]);
  expect(statuses.slice(-2)).toEqual([404, 429]);
  expect((await site.ask(addressOf(`${base}-0`), from("203.0.113.1"))).status).toBe(200);
  expect((await site.ask(addressOf(`${base}-new`), from("203.0.113.2"))).status).toBe(404);
  await site.close();
});

it("four at a time, sixty wait, the rest comes again later", async () => {
  const bytes = await png(50, 50);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let open = 0;
  let peak = 0;
  const base = picture(async (_req, res) => {
    open += 1;
    peak = Math.max(peak, open);
    await gate;
    open -= 1;
    res.end(bytes);
  });
  const refused: string[] = [];
  const answers = Array.from({ length: 70 }, async (_, index) => {
    const path = addressOf(`${base}-${index}`);
    const { status, headers } = await server.ask(path);
    if (status === 503) refused.push(path);
    return status === 503 ? headers["retry-after"] : status;
  });
  await vi.waitFor(() => expect(refused).toHaveLength(6));
  release();
  const settled = await Promise.all(answers);
  expect(settled.filter((one) => one === 200)).toHaveLength(64);
  expect(settled.filter((one) => one === "2")).toHaveLength(6);
  expect(peak).toBe(4);
  expect((await server.ask(refused[0] ?? "")).status).toBe(200);
});
