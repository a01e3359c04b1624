import type { BackendName } from "../../app/public-addresses";
import type { ImageSettings } from "./image-settings";

/** Where backends answer questions and do things: methods, documents, sign-ins, launches, administration. */
const NO_PICTURES = [
  "/api/",
  "/nfx/",
  "/admin",
  "/connect/",
  "/oauth/",
  "/auth/",
  "/platform/game/",
  "/hit/",
  "/graphql/",
  "/content-manager/",
  "/content-type-builder/",
  "/users-permissions/",
  "/documentation/",
  "/metrics/",
];
const MAX_ENCODINGS = 3;

/**
 * Whether a path of a backend may be asked for as a picture's. Everything that is not what it looks like is refused:
 * paths encoded twice, with dots, backslashes or empty segments between.
 */
export function createBackendPaths({
  imageSourcePrefixes,
  app,
}: Pick<ImageSettings, "imageSourcePrefixes" | "app">) {
  const bases = { platform: pathOf(app.platformUrl), content: pathOf(app.contentUrl) };
  const refused = [
    ...NO_PICTURES,
    ...(app.contentApiPrefix ? [`${app.contentApiPrefix.toLowerCase()}/`] : []),
  ];
  const prefixes = imageSourcePrefixes.map((prefix) => prefix.replace(/\/$/, ""));

  return (backend: BackendName, pathname: string): boolean => {
    const plain = decoded(pathname);
    if (plain === null || !isStraight(plain)) return false;
    const base = bases[backend];
    const inside = isBelow(plain.toLowerCase(), base) ? plain.slice(base.length) : plain;
    const spellings = [plain, inside].map((path) => `${path.toLowerCase()}/`);
    if (spellings.some((path) => refused.some((prefix) => path.startsWith(prefix)))) return false;
    // Without a prefix the content API lies at the root: whatever is no file's name may be one of its types.
    if (backend === "content" && !app.contentApiPrefix && !/\.[a-z\d]{2,5}$/.test(plain.toLowerCase()))
      return false;
    return prefixes.length === 0 || prefixes.some((prefix) => isBelow(inside, prefix));
  };
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/\/$/, "").toLowerCase();
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The path as the last of several decoders would see it. */
function decoded(path: string): string | null {
  let plain = path;
  try {
    for (let round = 0; round < MAX_ENCODINGS; round++) plain = decodeURIComponent(plain);
    return /%[\da-f]{2}/i.test(plain) ? null : plain.normalize("NFKC");
  } catch {
    // A per cent sign that is one: decoded once it stands alone.
    return plain.includes("%") && !/%[\da-f]{2}/i.test(plain) ? plain : null;
  }
}

/** No segment that a server may fold away, cut at or take for another one. */
function isStraight(path: string): boolean {
  return (
    !/[\p{Cc}\\;?#]/u.test(path) &&
    path
      .split("/")
      .slice(1)
      .every((segment) => segment !== "" && !/[. ]$/.test(segment))
  );
}
