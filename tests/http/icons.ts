import sharp, { type Metadata } from "sharp";
import { ask, navigation } from "../support/ask";

/** A link of a head or an entry of a manifest. */
interface Icon {
  src: string;
  type?: string;
  sizes?: string;
  purpose?: string;
}

/**
 * Every icon that a page and its manifest name, and `/favicon.ico`, which browsers request without a link, with the
 * faults of its file. Each is decoded as the picture that it is.
 */
export async function faultsOfIcons(siteUrl: string, page: string) {
  const { text } = await ask(siteUrl, page, { headers: navigation });
  const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value]) => [name, value])),
  );
  const iconsOf = (rel: string) =>
    links.filter((link) => link.rel === rel).map(({ href, ...link }): Icon => ({ ...link, src: href ?? "" }));
  const touch = iconsOf("apple-touch-icon");
  const [manifest] = iconsOf("manifest");
  const { icons }: { icons: Icon[] } = JSON.parse((await ask(siteUrl, manifest?.src ?? "")).text);
  const named = [...iconsOf("icon"), ...touch, ...icons, { src: "/favicon.ico", type: "image/x-icon" }];
  const faults = await Promise.all(named.map((icon) => faultsOfIcon(siteUrl, icon)));
  const large = await Promise.all(
    icons.filter(({ purpose = "any" }) => purpose === "any").map(({ src }) => read(siteUrl, src)),
  );
  const [home] = await Promise.all(touch.map(({ src }) => read(siteUrl, src)));
  return {
    named: named.map(({ src }) => new URL(src, siteUrl).pathname),
    faults: [
      ...faults.flat(),
      ...(large.some(({ type, width }) => type.includes("svg") || width >= 144)
        ? []
        : ["none is large enough to install the site"]),
      ...(touch.length === 1 && home && isForHomeScreens(home, touch[0]) ? [] : ["none for a home screen"]),
    ],
  };
}

/** Ours has a ground of its own: telephones put black behind what is transparent. */
const isForHomeScreens = ({ type, width, isOpaque }: Awaited<ReturnType<typeof read>>, icon?: Icon) =>
  type === "image/png" && width >= 180 && (isOpaque || !icon?.src.startsWith("/"));

async function faultsOfIcon(siteUrl: string, { src, type, sizes = "any", purpose = "any" }: Icon) {
  const file = await read(siteUrl, src);
  const isDrawing = file.type === "image/svg+xml";
  const real = `${file.width}x${file.height}`;
  const faults = [
    file.status === 200 || `answers ${file.status}`,
    file.type === (type ?? file.type) || `is ${file.type}, not ${type}`,
    file.isPicture || "is no picture of that type",
    file.width === file.height || `is no square: ${real}`,
    isDrawing || sizes === "any" || sizes === real || `is ${real}, not ${sizes}`,
    ["any", "maskable"].includes(purpose) || `has no purpose: ${purpose}`,
  ];
  return faults.flatMap((fault) => (fault === true ? [] : [`${src} ${fault}`]));
}

const FORMATS: Record<string, string> = { "image/svg+xml": "svg", "image/png": "png", "image/webp": "webp" };

async function read(siteUrl: string, src: string) {
  const { origin, pathname, search } = new URL(src, siteUrl);
  const { status, headers, body } = await ask(origin, pathname + search);
  const type = String(headers["content-type"]).split(";", 1)[0] ?? "";
  if (type === "image/x-icon") return { status, type, isOpaque: false, ...sizeOfIco(body) };
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(body)
    .metadata()
    .catch(() => ({}) as Metadata);
  const isOpaque = format !== undefined && (await sharp(body).stats()).isOpaque;
  return { status, type, isPicture: format === FORMATS[type], width, height, isOpaque };
}

/** The first of an icon file's pictures; 0 stands for 256. */
function sizeOfIco(body: Buffer) {
  const isPicture = body.length > 22 && body.readUInt32LE(0) === 0x10000 && body.readUInt16LE(4) > 0;
  return { isPicture, width: body[6] || 256, height: body[7] || 256 };
}
