import type { IncomingMessage } from "node:http";
import { MAX_BODY, mediaType } from "./post-gate";
import type { Refusal } from "./request-target";

type Body = Buffer<ArrayBuffer>;

const MAX_FIELDS = 100;
const MAX_FIELD = 8 * 1024;

/** Reads a body that fits into `max` bytes; a refusal as soon as it does not. */
export async function readBody(req: IncomingMessage, max: number): Promise<Body | Refusal> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    length += (chunk as Buffer).length;
    if (length > max) return { status: 413, reason: "length" };
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks, length);
}

/** Reads a form. Few fields, none of them large, and no file: nothing on this site takes one. */
export async function readForm(req: IncomingMessage): Promise<Body | Refusal> {
  const body = await readBody(req, MAX_BODY);
  if (!Buffer.isBuffer(body)) return body;
  const type = req.headers["content-type"];
  return (mediaType(type) === "multipart/form-data" ? checkParts(body, type) : checkPairs(body)) ?? body;
}

function checkPairs(body: Buffer): Refusal | null {
  const pairs = body.toString("latin1").split("&", MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) return { status: 413, reason: "fields" };
  return pairs.some((pair) => pair.length > MAX_FIELD * 3) ? { status: 413, reason: "field" } : null;
}

function checkParts(body: Buffer, contentType = ""): Refusal | null {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType);
  if (!boundary) return { status: 400, reason: "boundary" };
  const parts = body.toString("latin1").split(`--${boundary[1] ?? boundary[2]}`, MAX_FIELDS + 3);
  // Before the first boundary and after the last one stands no field.
  if (parts.length > MAX_FIELDS + 2) return { status: 413, reason: "fields" };
  for (const part of parts) {
    const end = part.indexOf("\r\n\r\n");
    if (/filename\*?\s*=/i.test(part.slice(0, Math.max(end, 0)))) return { status: 400, reason: "file" };
    if (part.length > MAX_FIELD + 512) return { status: 413, reason: "field" };
  }
  return null;
}

export function isRefusal(value: Body | Refusal): value is Refusal {
  return !Buffer.isBuffer(value);
}
