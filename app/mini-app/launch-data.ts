import { z } from "zod";
import type { Theme } from "~/session/theme";

/** Launch data of a messenger, as the platform is told them (contract 3.2). */
export interface LaunchData {
  /** The raw launch string: its values stay percent-encoded. */
  payload: string;
  id: string;
  hash: string;
  username?: string;
  languageCode?: string;
}

/** safety 25. */
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
 * Reads a page's hash (without `#`). Null: it holds no launch data that could be anybody's. Whether they are genuine,
 * fresh and used for the first time is the platform's to say, which knows the bot's token.
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
 * The launch string. Clients write it percent-encoded as one value, or as it is, with its own `&` and `=` between
 * those of the hash; in the latter case each value is encoded anew, because a browser escapes some of it.
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

/** Names and decoded values; null where a name is no name, or comes twice and could be read either way. */
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

/** The messenger's theme, by how light its background is; undefined where the hash does not say. */
export function themeOf(hash: string): Theme | undefined {
  const text = /(?:^|&)tgWebAppThemeParams=([^&]*)/.exec(hash)?.[1];
  const colour = BackgroundSchema.safeParse(parseJson(decoded(text ?? "") ?? "")).data?.bg_color;
  if (!colour) return undefined;
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  // The eye's own weights for the three colours.
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
