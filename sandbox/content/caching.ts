import { createHash } from "node:crypto";
import fresh from "fresh";
import { sharedCaching } from "../platform/protocol/replies";
import type { World } from "../world/world";

interface Written {
  body: string;
  etag: string;
}

/** Editorial replies change with the patches alone, and `reset` and every patch bring a new object of them. */
const written = new WeakMap<object, Map<string, Written>>();
const MAX_ENTRIES = 500;

/** Class S with a weak ETag (docs/contract.md#4.1); 304 when the reader has this very body. */
export function editorialReply(world: World, request: Request, type: string, write: () => string): Response {
  const { body, etag } = remembered(world, request.url, write);
  const headers = {
    "Content-Type": type,
    "Cache-Control": sharedCaching(world.settings.sharedSeconds),
    ETag: etag,
  };
  const tags = request.headers.get("if-none-match") ?? undefined;
  if (fresh({ "if-none-match": tags }, { etag })) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

function remembered(world: World, address: string, write: () => string): Written {
  const own = written.get(world.state.patches) ?? new Map<string, Written>();
  written.set(world.state.patches, own);
  const known = own.get(address);
  if (known) return known;
  const body = write();
  const fresh = { body, etag: `W/"${createHash("sha1").update(body).digest("base64url")}"` };
  if (own.size >= MAX_ENTRIES) own.clear();
  own.set(address, fresh);
  return fresh;
}

export const jsonType = "application/json; charset=utf-8";
