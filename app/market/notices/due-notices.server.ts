import type { AppContext } from "~/context";
import { optionalRead } from "~/platform/optional-read.server";
import { ownCookies } from "~/session/cookies/cookies";
import { playerSessionKey } from "~/session/player.server";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";
import type { Market, Moment } from "../market-file";

type MarketNotice = Market["notices"][number];
const DEPOSIT = /^\/cashier\/deposit(?:\/|$)/;
const BETTING = "betting/betting.route";

/** The moments at which a player is who asks for this page. */
function momentsOf({ branch, path }: AppContext): Moment[] {
  const plays = branch.handles.some(({ isGame }) => isGame) || branch.ids.includes(BETTING);
  return [
    "register",
    "signIn",
    ...(plays ? (["firstBet"] as const) : []),
    ...(DEPOSIT.test(path) ? (["deposit"] as const) : []),
  ];
}

/**
 * The notices that this player has to answer before going on: those of a sign-in in each session, the others once, which
 * the platform keeps. Where it cannot be asked they are due again.
 */
export async function dueNotices(context: AppContext, moments = momentsOf(context)): Promise<MarketNotice[]> {
  const asked = (context.config.market?.notices ?? []).filter(
    ({ answer, at }) => answer && at.some((moment) => moments.includes(moment)),
  );
  const told = answeredHere(context);
  const open = asked.filter(({ id }) => !told.includes(id));
  if (open.length === 0) return [];
  const stored: { notices?: string } = await optionalRead(readPlayerStorage(context, ["notices"]), {});
  const known = idsOf(stored.notices);
  const due = open.filter(({ id, at }) => at.includes("signIn") || !known.includes(id));
  if (due.length < open.length)
    rememberHere(context, [
      ...told,
      ...open.map(({ id }) => id).filter((id) => !due.some((one) => one.id === id)),
    ]);
  return due;
}

/** Keeps the answers: for this session in a cookie, for good at the platform. */
export async function answerNotices(context: AppContext, ids: readonly string[]): Promise<void> {
  const asked = (context.config.market?.notices ?? []).filter(({ id }) => ids.includes(id));
  const lasting = asked.filter(({ at }) => !at.includes("signIn")).map(({ id }) => id);
  if (lasting.length > 0) {
    const { notices } = await readPlayerStorage(context, ["notices"]);
    await writePlayerStorage(context, "notices", [...new Set([...idsOf(notices), ...lasting])].join());
  }
  rememberHere(context, [...answeredHere(context), ...asked.map(({ id }) => id)]);
}

/** The cookie names the session: it says nothing of the next one. */
function answeredHere({ cookies }: AppContext): string[] {
  const [session, ids] = (cookies.get(ownCookies.notices) ?? "").split("~");
  return session === playerSessionKey(cookies) ? idsOf(ids) : [];
}

function rememberHere({ cookies }: AppContext, ids: readonly string[]): void {
  cookies.set(ownCookies.notices, `${playerSessionKey(cookies)}~${[...new Set(ids)].join()}`);
}

function idsOf(text: string | undefined): string[] {
  return text ? text.split(",") : [];
}

/** Texts of the notices that stand at a moment without being asked about. */
export function noticeTexts({ config, t }: Pick<AppContext, "config" | "t">, moment: Moment): string[] {
  const notices = config.market?.notices ?? [];
  return notices.filter(({ at }) => at.includes(moment)).map(({ text }) => t(text));
}
