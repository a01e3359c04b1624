import type { BackendName } from "../../app/upstream/public-addresses";
import type { ImageSettings } from "./image-settings";

/** Backend paths that never serve images: API methods, documents, sign-in, game launches, administration. */
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
 * Whether a backend path may be fetched as an image. Refuses ambiguous paths: encoded more than once, with dot
 * segments, backslashes or empty segments.
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
    if (plain === null || !isUnambiguous(plain)) return false;
    const base = bases[backend];
    const inside = isBelow(plain.toLowerCase(), base) ? plain.slice(base.length) : plain;
    const spellings = [plain, inside].map((path) => `${path.toLowerCase()}/`);
    if (spellings.some((path) => refused.some((prefix) => path.startsWith(prefix)))) return false;
    // With an empty API prefix any path without a file extension may be a content type's endpoint.
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

/** The path after repeated decoding, as the last of several decoders would see it; null when it stays encoded. */
function decoded(path: string): string | null {
  let plain = path;
  try {
    for (let round = 0; round < MAX_ENCODINGS; round++) plain = decodeURIComponent(plain);
    return /%[\da-f]{2}/i.test(plain) ? null : plain.normalize("NFKC");
  } catch {
    // A literal per cent sign: after decoding it is no valid escape.
    return plain.includes("%") && !/%[\da-f]{2}/i.test(plain) ? plain : null;
  }
}

/** Whether no segment could be dropped, truncated or rewritten by a server (dots, backslashes, trailing spaces). */
function isUnambiguous(path: string): boolean {
  return (
    !/[\p{Cc}\\;?#]/u.test(path) &&
    path
      .split("/")
      .slice(1)
      .every((segment) => segment !== "" && !/[. ]$/.test(segment))
  );
}
