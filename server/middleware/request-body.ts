import type { IncomingMessage } from "node:http";
import { addressBlock } from "../limits/address-block";
import { guarded } from "../process/guarded";
import { MAX_BODY } from "./csrf-check";
import { readMediaType } from "./media-type";
import type { Refusal } from "./request-target";

type Body = Buffer<ArrayBuffer>;

const MAX_FIELDS = 100;
const MAX_FIELD = 8 * 1024;

/** Limits of bodies being received, per address and in total. Browsers send theirs within moments. */
const OPEN_OF_ONE = 32;
const OPEN = 256;

/** Milliseconds after which a body counts as slow; until then it keeps its slot during a burst. */
const SLOW_AFTER = 1000;
/** Bodies that are not yet slow may exceed the limits by this factor. */
const BURST = 4;

/** The client disconnected before its body was complete. */
export class ClientGone extends Error {}

interface Arriving {
  owner: string;
  since: number;
  cut: () => void;
}

/**
 * Reads request bodies. While a body arrives its request counts as no work. Over the limits the oldest slow bodies
 * are refused, so that slow senders cannot block the others.
 */
export function createBodyReader() {
  const open = new Set<Arriving>();

  const makeRoom = (owner: string) => {
    const own = [...open].filter((one) => one.owner === owner);
    const isCrowded = [cutOldest(own, OPEN_OF_ONE), cutOldest([...open], OPEN)].includes(true);
    if (isCrowded) setTimeout(makeRoom, SLOW_AFTER, owner).unref();
  };

  /** Reads a body of at most `max` bytes; returns a refusal as soon as it is larger or cut off. Throws ClientGone. */
  async function readBody(req: IncomingMessage, max: number): Promise<Body | Refusal> {
    const owner = addressBlock(req.state.clientIp);
    const cut = new AbortController();
    const arriving = { owner, since: performance.now(), cut: () => cut.abort() };
    open.add(arriving);
    req.state.isArriving = true;
    try {
      makeRoom(owner);
      return await collect(req, max, cut.signal);
    } finally {
      req.state.isArriving = false;
      open.delete(arriving);
    }
  }

  /** Reads a form: a bounded number of fields of bounded length, and no file uploads, which no form here has. */
  async function readForm(req: IncomingMessage): Promise<Body | Refusal> {
    const body = await readBody(req, MAX_BODY);
    if (!Buffer.isBuffer(body)) return body;
    const type = readMediaType(req.headers["content-type"]);
    const refusal =
      type?.essence === "multipart/form-data"
        ? checkParts(body, type.parameters.get("boundary"))
        : checkPairs(body);
    return refusal ?? body;
  }

  return { readBody, readForm };
}

export type BodyReader = ReturnType<typeof createBodyReader>;

/** Refuses the oldest excess bodies that are slow or beyond the burst limit. Returns whether an excess remains. */
function cutOldest(arriving: readonly Arriving[], slots: number): boolean {
  const slowSince = performance.now() - SLOW_AFTER;
  const excess = arriving.slice(0, Math.max(0, arriving.length - slots));
  const cut = excess.filter(
    ({ since }, index) => since <= slowSince || arriving.length - index > slots * BURST,
  );
  for (const one of cut) one.cut();
  return cut.length < excess.length;
}

/** Uses events: ending an async iteration early would destroy the connection before the refusal is sent. */
function collect(req: IncomingMessage, max: number, cut: AbortSignal): Promise<Body | Refusal> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const leave = guarded(() => reject(new ClientGone("the client left before its body was in")));
    const refuse = (refusal: Refusal) => {
      req.off("data", take);
      resolve(refusal);
    };
    const take = guarded((chunk: Buffer) => {
      length += chunk.length;
      if (length > max) refuse({ status: 413, reason: "length" });
      else chunks.push(chunk);
    });
    cut.addEventListener(
      "abort",
      guarded(() => refuse({ status: 408, reason: "slow body" })),
    );
    req.once(
      "end",
      guarded(() => resolve(Buffer.concat(chunks, length))),
    );
    req.once("error", leave).once("close", leave);
    req.on("data", take);
  });
}

function checkPairs(body: Buffer): Refusal | null {
  const pairs = body.toString("latin1").split("&", MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) return { status: 413, reason: "fields" };
  return pairs.some((pair) => pair.length > MAX_FIELD * 3) ? { status: 413, reason: "field" } : null;
}

function checkParts(body: Buffer, boundary: string | undefined): Refusal | null {
  if (!boundary) return { status: 400, reason: "boundary" };
  const parts = body.toString("latin1").split(`--${boundary}`, MAX_FIELDS + 3);
  // The parts before the first and after the last boundary are no fields.
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
