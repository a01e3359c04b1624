import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { LATE_DATA, OWN_DATA, type OwnParts } from "../../app/shell/own-parts/own-parts";
import type { CachedPage } from "./cached-page";
import { sendWebResponse } from "./request-adapter";

/** What is before a place, and its name; undefined after the last one. */
interface Piece {
  html: Buffer;
  place: string | undefined;
}

const PLACE = /(?<=<own-part name="([\w-]+)">)(?=<\/own-part>)/g;

const cut = new WeakMap<CachedPage, readonly Piece[]>();

/** Sends a page that all players share with one player's own in its places; the last one waits for what is late. */
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

async function* filled(pieces: readonly Piece[], { data, late, html }: OwnParts) {
  for (const { html: before, place } of pieces) {
    yield before;
    if (place === OWN_DATA) yield element(place, data);
    else if (place === LATE_DATA) yield element(place, await late);
    else if (place !== undefined) yield html.get(place) ?? "";
  }
}

function element(id: string, json: string | undefined): string {
  return json === undefined ? "" : `<script type="application/json" id="${id}">${json}</script>`;
}

function piecesOf(html: string): readonly Piece[] {
  const places = [...html.matchAll(PLACE)];
  const bounds = [0, ...places.map(({ index }) => index), html.length];
  return bounds.slice(1).map((bound, at) => ({
    html: Buffer.from(html.slice(bounds[at], bound)),
    place: places[at]?.[1],
  }));
}
