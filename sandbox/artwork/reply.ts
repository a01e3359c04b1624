import { gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { SandboxBrand } from "../brands/brands";
import { banners } from "../seed/banners/banners";
import type { SceneName } from "../seed/games/game-names";
import { jackpots } from "../seed/games/jackpots";
import { pageScenes } from "../seed/page-scenes";
import { promotionRows } from "../seed/promotions";
import { offers } from "../seed/rewards/offers";
import { popups } from "../seed/rewards/popups";
import { products } from "../seed/rewards/products";
import { programs } from "../seed/rewards/programs";
import { quests } from "../seed/rewards/quests";
import type { World } from "../world/world";
import { cover, stillLife, view } from "./cover";
import { drawingOf } from "./drawings";
import { providerMark } from "./provider-mark";
import { rasterOf } from "./raster";

type Painter = (world: World, name: string) => string | null | undefined;

const categoryScenes: Record<string, SceneName> = {
  popular: "gems",
  slots: "fruits",
  live: "studio",
  new: "space",
  table: "cards",
  fast: "rocket",
  jackpots: "volcano",
  sportsbook: "pitch",
};

const bonusScenes: Record<string, SceneName> = { casino: "fruits", betting: "pitch", cashback: "sea" };

const wide = { width: 1440, height: 480 };
const tall = { width: 720, height: 540 };
const hero = { width: 1520, height: 720 };
const card = { width: 576, height: 384 };
/** Twice the widest box that shows one: these come many at a time, so none is painted larger than it is seen. */
const strip = { width: 960, height: 480 };

const painters: Record<string, Painter> = {
  g: (world, name) => {
    const game = world.gamesBySysname.get(name.replace(/^288\//, ""));
    if (!game || game.shown.sysname === "broken-image") return null;
    const isOverride = name.startsWith("288/");
    const title = isOverride ? (game.shown.description?.name ?? game.shown.name) : game.shown.name;
    return cover({ key: game.shown.sysname, scene: game.scene, title });
  },
  banners: ({ brand }, name) => {
    const [, id, kind] = /^(auth|\d+)(-mobile|-rtl)?$/.exec(name) ?? [];
    const size = kind === "-mobile" ? tall : wide;
    if (id === "auth")
      return view("auth", "lanterns", kind ? tall : { width: 376, height: 624 }, brand.palettes);
    const banner = banners.find((one) => String(one.id) === id);
    const palettes = brand.palettes ?? (banner?.palette && [banner.palette]);
    return banner && view(`banner ${id}`, banner.scene, size, palettes, kind === "-rtl");
  },
  jackpots: ({ brand }, name) => {
    const jackpot = jackpots.find(({ sysname }) => sysname === name);
    return jackpot && view(`jackpot ${name}`, jackpot.scene, strip, brand.palettes);
  },
  tournaments: ({ tournaments, brand }, name) => {
    const tournament = tournaments.find(({ id, scene }) => name === `${scene}-${id}`);
    return tournament && view(`tournament ${name}`, tournament.scene, strip, brand.palettes);
  },
  categories: ({ brand }, name) => {
    const scene = categoryScenes[name];
    return scene && view(`category ${name}`, scene, card, brand.palettes);
  },
  providers: ({ providers }, name) => {
    const index = providers.findIndex(({ sysname }) => sysname === name);
    const provider = providers[index];
    return provider && providerMark(provider.name, index);
  },
  favicons: () => drawingOf("favicon")?.svg,
  offers: ({ brand }, name) => scenery(brand, "offer", name, offers, ({ id }) => String(id)),
  popups: ({ brand }, name) => scenery(brand, "popup", name, popups, ({ sysname }) => sysname),
  products: ({ brand }, name) => {
    const product = products.find(({ id }) => String(id) === name);
    return product && stillLife(product.id, product.art, card, brand.palettes, product.amount);
  },
  quests: ({ brand }, name) => {
    const quest = quests.find(({ sysname }) => sysname === name);
    return quest && stillLife(quest.id, quest.art, card, brand.palettes);
  },
  programs: ({ brand }, name) => {
    const program = programs.find(({ sysname }) => sysname === name);
    return program && stillLife(program.id, program.art, hero, brand.palettes);
  },
  bonuses: ({ brand }, name) => {
    const scene = bonusScenes[name];
    return scene && view(`bonus ${name}`, scene, card, brand.palettes);
  },
  pages: ({ brand }, name) => {
    const scene = pageScenes[name];
    return scene && view(`page ${name}`, scene, hero, brand.palettes);
  },
  promotions: ({ brand }, name) => {
    const promotion = promotionRows.find(({ slug }) => slug === name);
    return promotion && view(`promotion ${name}`, promotion.scene, card, brand.palettes);
  },
};

function scenery<T extends { scene: SceneName }>(
  brand: SandboxBrand,
  kind: string,
  name: string,
  rows: readonly T[],
  nameOf: (row: T) => string,
): string | undefined {
  const row = rows.find((one) => nameOf(one) === name);
  return row && view(`${kind} ${name}`, row.scene, card, brand.palettes);
}

interface Picture {
  type: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Drawings are text, which packs well; raster pictures are packed already. */
  packed?: Uint8Array<ArrayBuffer>;
}

type Gallery = LRUCache<string, Picture>;

/** Folders whose pictures are files as they are. */
const files = new Set(["characters", "flags", "icons", "levels", "payments", "ratings", "social", "system"]);

/** Pictures are painted when somebody asks for them, and kept up to this many bytes. */
const room = 64_000_000;
const galleries = new WeakMap<World, Gallery>();

export async function artworkReply(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const picture = await galleryOf(world).fetch(pathname);
  if (!picture) return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const { type, plain, packed } = picture;
  const isPacked =
    packed !== undefined && (request.headers.get("accept-encoding")?.includes("gzip") ?? false);
  return new Response(isPacked ? packed : plain, {
    headers: {
      "Content-Type": type,
      ...(isPacked ? { "Content-Encoding": "gzip" } : {}),
      ...(packed ? { Vary: "Accept-Encoding" } : {}),
      "Cache-Control": "public, max-age=31536000, immutable",
      "Access-Control-Allow-Origin": "*",
    },
  });
}

/** One for each world; readers who ask for the same picture at once wait for the same brush. */
function galleryOf(world: World): Gallery {
  const known = galleries.get(world);
  if (known) return known;
  const gallery: Gallery = new LRUCache({
    maxSize: room,
    sizeCalculation: ({ plain, packed }) => plain.length + (packed?.length ?? 0),
    fetchMethod: (path) => paint(world, path),
  });
  galleries.set(world, gallery);
  return gallery;
}

async function paint(world: World, path: string): Promise<Picture | undefined> {
  const [, folder = "", name = "", kind] = /^\/img\/([a-z]+)\/([\w/.-]+)\.(svg|webp|png)$/.exec(path) ?? [];
  const painted = Object.hasOwn(painters, folder) ? painters[folder]?.(world, name) : null;
  const drawn = painted ?? (files.has(folder) ? drawingOf(`${folder}/${name}`)?.svg : null);
  if (!drawn || (kind === "png" && folder !== "favicons")) return undefined;
  if (kind === "webp" || kind === "png") return { type: `image/${kind}`, plain: await rasterOf(drawn, kind) };
  return {
    type: "image/svg+xml",
    plain: new Uint8Array(Buffer.from(drawn)),
    packed: new Uint8Array(gzipSync(drawn)),
  };
}
