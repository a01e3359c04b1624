import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { LATE_DATA, OWN_DATA, type OwnParts } from "../../app/own-parts/own-parts";
import type { CachedPage } from "./cached-page";
import { sendWebResponse } from "./request-adapter";

/** What is before a place, and its name; undefined after the last one. */
interface Piece {
  html: Buffer;
  place: string | undefined;
}

const PLACE = /(?<=<own-part name="([\w-]+)">)(?=<\/own-part>)/g;
const END = "</body>";

const cut = new WeakMap<CachedPage, readonly Piece[]>();

/** Sends a page that all players share with one player's own in its places, and what comes late before its end. */
export function sendPlayersPage(
  res: ServerResponse,
  page: CachedPage,
  own: OwnParts,
  cookies: readonly string[],
): Promise<void> {
  const pieces = cut.get(page) ?? piecesOf(String(page.html));
  cut.set(page, pieces);
  return sendWebResponse(res, {
    status: page.status,
    headers: { "content-type": String(page.headers["content-type"]) },
    cookies,
    body: Readable.from(filled(pieces, own)),
  });
}

/** In one piece, which is compressed at once, unless the end has to be waited for. */
async function* filled(pieces: readonly Piece[], { data, late, html }: OwnParts) {
  const contentOf = (place: string | undefined) => {
    if (place === OWN_DATA) return element(OWN_DATA, data);
    return Buffer.from((place !== undefined && html.get(place)) || "");
  };
  const page = Buffer.concat(
    pieces.slice(0, -1).flatMap(({ html: before, place }) => [before, contentOf(place)]),
  );
  const end = pieces.at(-1)?.html ?? Buffer.alloc(0);
  const isThere = late && (await Promise.race([late, Promise.resolve()])) !== undefined;
  if (late && !isThere) yield page;
  const lateData = late ? element(LATE_DATA, await late) : Buffer.alloc(0);
  yield isThere || !late ? Buffer.concat([page, lateData, end]) : Buffer.concat([lateData, end]);
}

function element(id: string, json: string): Buffer {
  return Buffer.from(`<script type="application/json" id="${id}">${json}</script>`);
}

/** The last one is the document's end. */
function piecesOf(html: string): readonly Piece[] {
  const end = html.lastIndexOf(END);
  const body = html.slice(0, end);
  const places = [...body.matchAll(PLACE)];
  const bounds = [0, ...places.map(({ index }) => index), body.length];
  const pieces = bounds.slice(1).map((bound, at) => ({
    html: Buffer.from(body.slice(bounds[at], bound)),
    place: places[at]?.[1],
  }));
  return [...pieces, { html: Buffer.from(html.slice(end)), place: undefined }];
}
