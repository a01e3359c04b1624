import { z } from "zod";
import type { Theme } from "~/ui/styles/themes";

/** Launch data of a messenger, as sent to the platform (docs/contract.md#3.2). */
export interface LaunchData {
  /** The raw launch string: its values stay percent-encoded. */
  payload: string;
  id: string;
  hash: string;
  username?: string;
  languageCode?: string;
}

/** docs/safety.md#row-25. */
const MAX_PAYLOAD = 4096;

const UserSchema = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,19}$/)]).transform(String),
  username: z.string().max(64).optional().catch(undefined),
  language_code: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional()
    .catch(undefined),
});

const PairsSchema = z.object({
  hash: z.string().regex(/^[\da-f]{64}$/),
  auth_date: z.string().regex(/^\d{1,12}$/),
  user: z.string().transform(parseJson).pipe(UserSchema),
});

/**
 * Parses a page's hash (without `#`). Null when it holds no well-formed launch data. The platform, which knows the
 * bot's token, checks that they are genuine, fresh and unused.
 */
export function readLaunch(hash: string): LaunchData | null {
  const payload = payloadOf(hash);
  if (payload === null || payload.length > MAX_PAYLOAD) return null;
  const pairs = pairsOf(payload);
  const read = pairs && PairsSchema.safeParse(Object.fromEntries(pairs)).data;
  if (!read) return null;
  const { id, username, language_code: languageCode } = read.user;
  return { payload, id, hash: read.hash, username, languageCode };
}

/**
 * Returns the launch string. Clients percent-encode it as one value, or leave it as it is, with its own `&` and `=`
 * between those of the hash; then each value is encoded again, because browsers escape part of it.
 */
function payloadOf(hash: string): string | null {
  const text = /(?:^|[&?])tgWebAppData=(.*?)(?=&tgWebApp|$)/s.exec(hash)?.[1];
  if (!text) return null;
  if (!text.includes("=")) return decoded(text);
  const parts = text.split(/&(?=\w+=)/).map((part) => {
    const at = part.indexOf("=");
    const value = decoded(part.slice(at + 1)) ?? part.slice(at + 1);
    return `${part.slice(0, at)}=${encodeURIComponent(value)}`;
  });
  return parts.join("&");
}

/** Returns names and decoded values; null when a name is invalid, or repeated and therefore ambiguous. */
function pairsOf(payload: string): Map<string, string> | null {
  const pairs = new Map<string, string>();
  for (const part of payload.split("&")) {
    const [, name = "", text = ""] = /^([a-z_]{1,64})=(.*)$/s.exec(part) ?? [];
    const value = decoded(text);
    if (!name || name.startsWith("__") || value === null || pairs.has(name)) return null;
    pairs.set(name, value);
  }
  return pairs;
}

/** Returns the messenger's theme by the brightness of its background; undefined when the hash has none. */
export function themeOf(hash: string): Theme | undefined {
  const text = /(?:^|&)tgWebAppThemeParams=([^&]*)/.exec(hash)?.[1];
  const colour = BackgroundSchema.safeParse(parseJson(decoded(text ?? "") ?? "")).data?.bg_color;
  if (!colour) return undefined;
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  // Perceived brightness (weights of ITU-R BT.601).
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128 ? "dark" : "light";
}

const BackgroundSchema = z.object({ bg_color: z.string().regex(/^#[\da-f]{6}$/i) });

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
