import { createHash } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { say } from "../file/words";
import type { Market } from "../market-file";

type Recorder = Pick<AppContext, "config" | "locale" | "log" | "t">;
type Notices = Market["notices"];

/**
 * Logs each notice that a player was shown or has answered, so that an auditor can find which text was shown to whom
 * and when. The version is a hash of the text as shown.
 */
export function recordNotices(
  context: Recorder,
  what: "shown" | "answered",
  notices: Notices,
  uid: number | undefined,
): void {
  for (const { id, text } of notices) {
    const said = say(text, context).text;
    const version = createHash("sha256").update(said).digest("hex").slice(0, 12);
    const { code: locale } = context.locale;
    const market = context.config.market?.market;
    context.log.info({ event: "market_notice", market, notice: id, version, locale, what, uid }, NOTICE_LINE);
  }
}

const NOTICE_LINE = "a notice of the market";

/** The player whom a record is of; visitors have none. */
export async function recordedPlayer(context: Pick<AppContext, "player">): Promise<number | undefined> {
  const player = await context.player();
  return player.kind === "player" ? player.account.uid : undefined;
}
