import { createHash } from "node:crypto";
import { promiseHash } from "remix-utils/promise";
import type { PageContext } from "~/context/app-context";
import { toJackpotCard } from "~/features/jackpots/jackpot-card";
import { toTournamentCard } from "~/features/tournaments/tournament-card";
import { listLiveWins } from "~/features/winners/winners.server";
import { settleSection } from "~/shell/sections/page-section";
import { LIVE_INTERVAL_MS, type LiveAnswer, type LivePart, liveParts } from "./live-answer";

type Read<Part extends LivePart> = (context: PageContext) => Promise<NonNullable<LiveAnswer[Part]>>;

/** Tournaments change seldom, so they are read less often. */
const TOURNAMENTS_EVERY_MS = 4 * LIVE_INTERVAL_MS;
/** As many as the page with all tournaments shows. */
const TOURNAMENTS_READ = 60;

/** Reads of each part, cached so that each process calls the platform once an interval. */
const reads: { [Part in LivePart]: Read<Part> } = {
  async jackpots({ platform }) {
    const jackpots = await platform.call("Jackpots.get", {}, { everyMs: LIVE_INTERVAL_MS });
    return Object.fromEntries(
      jackpots.map(toJackpotCard).map(({ id, total, levels, lastWin }) => [id, { total, levels, lastWin }]),
    );
  },
  wins: (context) => listLiveWins(context, { everyMs: LIVE_INTERVAL_MS }),
  async tournaments({ platform }) {
    const { items } = await platform.call(
      "tournaments.get",
      { status: "all", count: TOURNAMENTS_READ },
      { everyMs: TOURNAMENTS_EVERY_MS },
    );
    return Object.fromEntries(
      items
        .map(toTournamentCard)
        .map(({ id, status, startsAt, endsAt, prize, players }) => [
          id,
          { status, startsAt, endsAt, prize, players },
        ]),
    );
  },
};

/** The known parts that a query requests, in a fixed order, so that equal requests give equal ETags. */
export function partsIn(params: URLSearchParams): LivePart[] {
  const requested = params.get("parts")?.split(",") ?? [];
  return liveParts.filter((part) => requested.includes(part));
}

/** Responds with the requested parts as JSON, or 304 when `known` is their ETag. */
export async function answerLive(
  context: PageContext,
  parts: readonly LivePart[],
  known: string | null,
): Promise<Response> {
  const entries = parts.map((part) => [part, settleSection<unknown>(context, reads[part](context))]);
  const read = await promiseHash<Record<string, ReturnType<typeof settleSection<unknown>>>>(
    Object.fromEntries(entries),
  );
  const body = JSON.stringify(
    Object.fromEntries(Object.entries(read).flatMap(([part, got]) => (got.ok ? [[part, got.value]] : []))),
  );
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  // A compressing proxy makes the ETag weak (`W/`).
  if (known?.replace(/^W\//, "") === etag)
    return new Response(null, { status: 304, headers: { ETag: etag } });
  return new Response(body, { headers: { "Content-Type": "application/json; charset=utf-8", ETag: etag } });
}
