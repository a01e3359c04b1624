import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { themes } from "../seed/games/game-names";
import { type Sandbox, startSandbox } from "../start";
import { createClient } from "../test-client";
import { cover, view } from "./cover";
import { letters, splitLines, textWidth } from "./lettering";
import { type PaletteName, palettes, scenePalettes } from "./palettes";

let sandbox: Sandbox;
beforeAll(async () => {
  // The site's image step, which other tests of this worker load, blocks decoding of SVG in the whole process.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  sandbox = await startSandbox({ games: 60 });
});
afterAll(() => sandbox.close());

/** Every address of a picture anywhere in a value. */
function pictures(value: unknown): string[] {
  if (typeof value === "string") return value.includes("/img/") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pictures) : [];
}

/** Whether opened tags are closed in order, which suffices for generated markup. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, isClosing, name = "", attributes = ""] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (isClosing && open.pop() !== name) return false;
    if (!isClosing && !attributes.endsWith("/")) open.push(name);
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return false;
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg);
}

describe("artwork", () => {
  it.each([...themes.map(({ scene }) => scene), "pitch" as const])(
    "paints %s as a cover and as a banner",
    (scene) => {
      for (const key of ["one", "two", "three"]) {
        expect(isWellFormed(cover({ key, scene, title: "Siren's Song & 20" }))).toBe(true);
        expect(isWellFormed(view(key, scene, { width: 1440, height: 480 }))).toBe(true);
      }
    },
  );

  it.each(["studio", "rocket"] as const)("mirrors %s, but not its letters", (scene) => {
    const [plain, mirrored] = [false, true].map((isMirrored) =>
      view("key", scene, { width: 1440, height: 480 }, undefined, isMirrored),
    );
    expect(isWellFormed(mirrored ?? "")).toBe(true);
    expect(mirrored).toContain("matrix(-1 0 0 1 1440 0)");
    const written = plain?.split('<g fill="none" stroke-linecap').length;
    expect(mirrored?.split(/scale\(-[^>]*><g fill="none" stroke-linecap/).length).toBe(written);
  });

  it("has drawings of its own for the loyalty programme, none of a game", async () => {
    const client = createClient(sandbox);
    const replies = await Promise.all(
      ["loyalty.getproducts", "loyalty.getPrograms"].map((method) => client.get(method, { count: "300" })),
    );
    const addresses = [...new Set(replies.flatMap(({ body }) => pictures(body)))];
    // 14 products, 6 quests, 2 programmes, 7 levels.
    expect(addresses).toHaveLength(29);
    for (const address of addresses) expect(address).toMatch(/\/img\/(products|quests|programs|levels)\//);
    const drawn = await Promise.all(
      addresses.map(async (address) => (await fetch(address.replace(/webp$/, "svg"))).text()),
    );
    expect(new Set(drawn).size).toBe(29);
    expect(drawn.filter((svg) => !isWellFormed(svg))).toEqual([]);
  });

  it("is the same every time, and different for every game", () => {
    const paint = (key: string, title = "Blue") => cover({ key, scene: "sea", title });
    expect(paint("a")).toBe(paint("a"));
    expect(paint("a")).not.toBe(paint("a", "Deep Blue"));
    expect(new Set(Array.from({ length: 40 }, (_, index) => paint(String(index)))).size).toBeGreaterThan(6);
  });

  it.each(themes.map(({ scene }) => scene))("draws %s in any one palette alone", (scene) => {
    for (const size of [
      { width: 300, height: 200 },
      { width: 900, height: 300 },
    ]) {
      const [own = "teal"] = scenePalettes[scene];
      const foreign = own === "ice" ? "gold" : "ice";
      const colours = (palette: PaletteName) => {
        const svg = view("key", scene, size, [palette]);
        return Object.values(palettes[palette]).map((colour) => svg.split(colour).length - 1);
      };
      expect(colours(own).reduce((sum, count) => sum + count)).toBeGreaterThan(5);
      // A colour that never changes may be one of the other palette too.
      const more = colours(own).map((count) => expect.toSatisfy((other: number) => other >= count));
      expect(colours(foreign)).toEqual(more);
    }
  });

  it("serves every picture that any reply names", async () => {
    const client = createClient(sandbox);
    await client.login("demo");
    const methods = [
      "games.get",
      "games.getCategories",
      "games.getProviders",
      "banners.get",
      "Jackpots.get",
      "Jackpots.getWinners",
      "leaderboard.live",
      "tournaments.get",
      "freespins.get",
      "loyalty.getcharacters",
      "loyalty.getproducts",
      "loyalty.getPrograms",
      "campaigns.getoffers",
      "popups.get",
      "bonuses.get",
      "BettingBonuses.get",
      "cashbacks.get",
      "cashier.getbanks",
      "cashier.getdepositsettings",
      "games.getHistory",
    ];
    const replies = [
      ...(await Promise.all(
        methods.map((method) =>
          client.get(method, method === "games.get" ? { options: '{"count":300}' } : { count: "300" }),
        ),
      )),
      await client.send("/nfx/cms-config/en-US"),
      await client.send("/api/common-data?populate=deep"),
      await client.send("/api/web-setting?populate=deep"),
      await client.send("/api/promotions?populate=deep"),
    ];
    const addresses = [...new Set(replies.flatMap(({ body }) => pictures(body)))];
    expect(addresses.length).toBeGreaterThan(180);
    const broken: string[] = [];
    for (const address of addresses) {
      // A raster picture is made from the drawing of the same name.
      const response = await fetch(address.replace(/(?:webp|png)$/, "svg"));
      const svg = await response.text();
      if (
        response.status !== 200 ||
        response.headers.get("content-type") !== "image/svg+xml" ||
        !isWellFormed(svg)
      )
        broken.push(address);
    }
    expect(broken).toEqual([`${sandbox.url}/img/g/broken-image.webp`]);
    const names = addresses.filter((address) => address.includes("/img/g/"));
    expect(names.filter((address) => !address.endsWith(".webp"))).toEqual([]);
  });

  it.each([
    ["g/sand-dunes", 576, 384],
    ["g/288/sand-dunes", 576, 384],
    ["banners/1", 1440, 480],
    ["banners/auth-mobile", 720, 540],
    ["characters/ines", 320, 320],
  ])("paints %s as webp, %i by %i", async (name, width, height) => {
    const response = await fetch(`${sandbox.url}/img/${name}.webp`);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(["webp", width, height]);
  });

  it("paints an icon for home screens as png", async () => {
    const response = await fetch(`${sandbox.url}/img/favicons/apple-touch-icon-180x180.png`);
    expect(response.headers.get("content-type")).toBe("image/png");
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(["png", 180, 180]);
  });

  it("may be cached for ever, and is compressed for clients that accept gzip", async () => {
    const read = (encoding: string) =>
      fetch(`${sandbox.url}/img/g/sand-dunes.svg`, { headers: { "Accept-Encoding": encoding } });
    const [plain, packed] = [await read("identity"), await read("gzip")];
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    "/img/g/unknown.svg",
    "/img/nonsense/a.svg",
    "/img/constructor/a.svg",
    "/img/g/288/broken-image.svg",
    "/img/g/broken-image.webp",
    "/img/g/unknown.webp",
    "/img/g/sand-dunes.png",
    "/img/icons/unknown.svg",
  ])("%s is not found", async (path) => {
    expect((await fetch(sandbox.url + path)).status).toBe(404);
  });
});

/** Contrast of two colours (WCAG 2). */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("pictures of payments", () => {
  const drawn = (folder: string) =>
    readdirSync(new URL(`./drawings/${folder}/`, import.meta.url)).map((file) => ({
      file,
      svg: readFileSync(new URL(`./drawings/${folder}/${file}`, import.meta.url), "utf8"),
    }));
  const ground = (svg: string) => /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "#000000";

  it.each(drawn("payments"))("$file is legible on dark and on light", ({ svg }) => {
    expect(svg).toContain("#fff");
    expect(contrast(ground(svg), "#ffffff")).toBeGreaterThan(4.5);
    expect(contrast(ground(svg), "#121818")).toBeGreaterThan(3);
  });

  it("distinguishes results by their colours", () => {
    const results = drawn("system").filter(({ file }) => /^pay(Success|Fail|Pending|Cancel)/.test(file));
    expect(new Set(results.map(({ svg }) => ground(svg))).size).toBe(4);
  });
});

describe("lettering", () => {
  const style = { weight: 2, spacing: 3 };

  it.each([
    ["SHORT", ["SHORT"]],
    ["NEPTUNE'S TREASURE", ["NEPTUNE'S", "TREASURE"]],
    [
      "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN",
      ["ONE TWO THREE", "FOUR FIVE SIX SEVEN", "EIGHT NINE TEN"],
    ],
  ])("splits %s evenly", (text, lines) => {
    expect(splitLines(text, style, 128)).toEqual(lines);
  });

  it("knows every letter that game names use", () => {
    const used = new Set(
      themes.flatMap(({ firsts, seconds }) => [...firsts, ...seconds].join("").toUpperCase().split("")),
    );
    used.delete(" ");
    expect([...used].filter((letter) => !letters(letter, style).includes("<path"))).toEqual([]);
  });

  it("is as wide as its letters and the gaps between them", () => {
    expect(textWidth("HI", style)).toBe(7.2 + 3 + 0);
  });
});
