import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { z } from "zod";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and authenticates a value for storage in the visitor's browser. Each `purpose` has its own key, so a value
 * of one purpose cannot be used for another. It expires after `seconds`, whatever the browser does.
 */
export function encryptValue(secret: string, purpose: string, value: object, seconds: number): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), iv);
  const text = JSON.stringify({ value, until: Date.now() + seconds * 1000 });
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Returns the value; null when it is forged, altered, expired or does not match the schema. */
export function decryptValue<Schema extends z.ZodType>(
  secret: string,
  purpose: string,
  sealed: string | undefined,
  schema: Schema,
): z.output<Schema> | null {
  const bytes = Buffer.from(sealed ?? "", "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const { value, until } = JSON.parse(body.toString("utf8"));
    return until > Date.now() ? (schema.safeParse(value).data ?? null) : null;
  } catch {
    return null;
  }
}

const keys = new Map<string, Buffer>();

function keyOf(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  keys.set(name, key);
  return key;
}
