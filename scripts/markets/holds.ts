import { type Act, acts, type HoldReason } from "../../app/features/responsible-game/holds/holds";
import type { MarketFile } from "../../app/market/market-file";
import { tableOf } from "../markdown";

/** The table of what each file may hold up; `holds.test.ts` makes each of its cells happen. */
export function holdsText(files: readonly MarketFile[]): string {
  return tableOf(
    ["Market", "Demo", "Play", "Deposit", "Withdrawal", "Offer"],
    files.map((file) => [
      file.market,
      ...(Object.keys(acts) as Act[]).map((act) => reasonsOf(file, act).join(", ") || "–"),
    ]),
  );
}

function reasonsOf(file: MarketFile, act: Act): HoldReason[] {
  const { limits, notices, reasons } = acts[act];
  const { check, games, session } = file;
  const holds: Record<HoldReason, boolean | undefined> = {
    check: check !== undefined,
    break: check?.breakMinutes !== undefined,
    notice: file.notices.some(({ answer, at }) => answer && at.some((moment) => notices.includes(moment))),
    proof: games.demo === "verified",
    // A limit of deposits is the one that every platform knows.
    limit: file.limits.some(
      ({ ask, kind }) =>
        kind === "deposit" &&
        ask !== undefined &&
        ask.answer !== "may" &&
        ask.at.some((moment) => moment === limits || moment === "register"),
    ),
    session: session.before.length > 0,
    otherGame: games.oneAtATime,
  };
  return reasons.filter((reason) => holds[reason]);
}
