import type { AppConfig } from "~/context/app-config";
import type { AppContext } from "~/context/app-context";
import { optionalRead } from "~/platform/optional-read.server";
import { ownCookies } from "~/session/cookies/cookies";
import { playerSessionKey } from "~/session/player.server";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";
import { durationMs } from "../duration";
import type { Moment } from "../file/shown";
import { type Said, say } from "../file/words";
import type { Market } from "../market-file";
import { recordedPlayer, recordNotices } from "./notice-record.server";

type MarketNotice = Market["notices"][number];
const DEPOSIT = /^\/cashier\/deposit(?:\/|$)/;
const BETTING = "features/betting/betting.route";

/** The triggers that apply to a player who requests this page. */
function triggersFor({ branch, path }: AppContext): Moment[] {
  const plays = branch.handles.some(({ isGame }) => isGame) || branch.ids.includes(BETTING);
  return [
    "register",
    "signIn",
    ...(plays ? (["firstBet"] as const) : []),
    ...(DEPOSIT.test(path) ? (["deposit"] as const) : []),
  ];
}

/**
 * The notices that this player has to answer before going on: those with `every` when so much time is over since the
 * answer or the registration, those of a sign-in in each session, the others once. The platform stores the answers; where
 * it cannot be reached they are due again.
 */
export async function dueNotices(
  context: AppContext,
  triggers: readonly Moment[] = triggersFor(context),
): Promise<MarketNotice[]> {
  const matching = (context.config.market?.notices ?? []).filter(
    ({ answer, at }) => answer && at.some((moment) => triggers.includes(moment)),
  );
  const answered = answeredHere(context);
  const open = matching.filter(({ id }) => !answered.includes(id));
  if (open.length === 0) return [];
  const stored: { notices?: string } = await optionalRead(readPlayerStorage(context, ["notices"]), {});
  const answers = answersOf(stored.notices);
  const player = await context.player();
  const registered = player.kind === "player" ? player.account.reg_time : undefined;
  const due = open.filter(({ id, at, every }) =>
    every ? !isWithin(answers.get(id) ?? registered, every) : at.includes("signIn") || !answers.has(id),
  );
  if (due.length < open.length)
    rememberHere(context, [
      ...answered,
      ...open.map(({ id }) => id).filter((id) => !due.some((one) => one.id === id)),
    ]);
  return due;
}

/** Stores the answers: for this session in a cookie, permanently at the platform. */
export async function answerNotices(context: AppContext, ids: readonly string[]): Promise<void> {
  const matching = (context.config.market?.notices ?? []).filter(({ id }) => ids.includes(id));
  const lasting = matching.filter(({ at, every }) => every || !at.includes("signIn"));
  if (lasting.length > 0) {
    const { notices } = await readPlayerStorage(context, ["notices"]);
    const today = new Date().toISOString().slice(0, 10);
    const answers = new Map([...answersOf(notices), ...lasting.map(({ id }) => [id, today] as const)]);
    await writePlayerStorage(context, "notices", [...answers].map((answer) => answer.join("@")).join());
  }
  recordNotices(context, "answered", matching, await recordedPlayer(context));
  rememberHere(context, [...answeredHere(context), ...matching.map(({ id }) => id)]);
}

/** The cookie names the session: it says nothing of the next one. */
function answeredHere({ cookies }: AppContext): string[] {
  const [session, ids] = (cookies.get(ownCookies.notices) ?? "").split("~");
  return session === playerSessionKey(cookies) ? idsOf(ids) : [];
}

function rememberHere({ cookies }: AppContext, ids: readonly string[]): void {
  cookies.set(ownCookies.notices, `${playerSessionKey(cookies)}~${[...new Set(ids)].join()}`);
}

/** The days of stored answers, `risk@2026-11-30,limits@2027-05-30`, by notice. */
function answersOf(text: string | undefined): Map<string, string> {
  return new Map(
    idsOf(text).map((answer) => {
      const [id = "", day = ""] = answer.split("@");
      return [id, day];
    }),
  );
}

function isWithin(since: string | undefined, duration: string): boolean {
  return since !== undefined && Date.now() < Date.parse(since) + durationMs(duration);
}

function idsOf(text: string | undefined): string[] {
  return text ? text.split(",") : [];
}

/** The notices that are shown at a moment without a confirmation. */
export function standingNotices({ market }: Pick<AppConfig, "market">, moment: Moment): MarketNotice[] {
  return (market?.notices ?? []).filter(({ answer, at }) => !answer && at.includes(moment));
}

/** Texts of the notices that are shown at a moment without a confirmation. */
export function noticeTexts(context: Pick<AppContext, "config" | "locale" | "t">, moment: Moment): Said[] {
  return standingNotices(context.config, moment).map(({ text }) => say(text, context));
}
