import type { AppContext } from "~/context/app-context";
import type { Market } from "~/market/market-file";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";

type MarketLimit = Market["limits"][number];
/** A limit that the market requires players to be asked about. */
export type LimitWithPrompt = MarketLimit & { ask: NonNullable<MarketLimit["ask"]> };

/** What an unanswered question blocks: deposits, and play for money. */
type LimitTrigger = "deposit" | "bet";

/**
 * The first limit that this player has not been asked about or has not answered; with a moment only one that holds it
 * up. What has to be answered at registration holds up both: accounts may come from elsewhere.
 */
export async function limitToAsk(
  context: AppContext,
  moment?: LimitTrigger,
): Promise<LimitWithPrompt | undefined> {
  for (const limit of context.config.market?.limits ?? []) {
    const { ask } = limit;
    if (!ask || (moment && !holds(ask, moment))) continue;
    if (!(await isAnswered(context, limit.kind, ask))) return { ...limit, ask };
  }
  return undefined;
}

function holds({ at, answer }: LimitWithPrompt["ask"], moment: LimitTrigger): boolean {
  return answer !== "may" && (at.includes(moment) || at.includes("register"));
}

/** A limit that is set is an answer. Others are stored at the platform, so that they hold on every device. */
async function isAnswered(
  context: AppContext,
  kind: MarketLimit["kind"],
  { answer }: LimitWithPrompt["ask"],
): Promise<boolean> {
  const isSet = await isLimitSet(context, kind);
  // A platform without such limits: the operator vouches for them elsewhere.
  if (isSet === undefined || isSet) return true;
  if (answer === "mustSet") return false;
  const name = answerName(kind);
  return (await readPlayerStorage(context, [name]))[name] !== undefined;
}

const answerName = (kind: MarketLimit["kind"]) => `limit_answer_${kind}` as const;

/** Stores at the platform that the question was answered, and when. */
export function writeAnswer(context: AppContext, kind: MarketLimit["kind"]) {
  return writePlayerStorage(context, answerName(kind), new Date().toISOString());
}

/** Whether the player has a limit of this kind; undefined where the platform knows none such. */
async function isLimitSet(
  { platform }: AppContext,
  kind: Market["limits"][number]["kind"],
): Promise<boolean | undefined> {
  if (kind !== "deposit") return undefined;
  return (await platform.call("account.getDepositLimit")).period !== "none";
}
