import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { PreviewedSchema } from "./preview.server";

/** Seconds for which a link may be good: longer ones are refused, because links are copied. */
const LONGEST = 15 * 60;

const named = z.string().min(1).max(200);

const PreviewLinkSchema = z.object({
  /** The editor, by the content service's own number. */
  sub: named,
  /** The entry that it was opened from. */
  entry: named,
  shows: PreviewedSchema,
  /** When it ends, in seconds. */
  exp: z.number(),
});

export type PreviewLink = z.output<typeof PreviewLinkSchema>;

/**
 * What the token of a preview's link says: a JSON Web Token that the content service has signed with the shared secret
 * (HS256, RFC 7515). Null when it is forged, altered, not of now, or no such token. Its head is not read: no other
 * algorithm is known here.
 */
export function readPreviewLink(secret: string, token: string | null, now = Date.now()): PreviewLink | null {
  const [, signed, payload = "", signature = ""] =
    /^([\w-]{1,200}\.([\w-]{1,2000}))\.([\w-]{43})$/.exec(token ?? "") ?? [];
  if (!signed) return null;
  const expected = createHmac("sha256", secret).update(signed).digest("base64url");
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
  const link = PreviewLinkSchema.safeParse(parsed(payload)).data;
  const seconds = now / 1000;
  return link && link.exp > seconds && link.exp <= seconds + LONGEST ? link : null;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
