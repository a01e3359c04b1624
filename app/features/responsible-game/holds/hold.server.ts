import type { AppContext } from "~/context/app-context";
import { dueNotices } from "~/market/notices/due-notices.server";
import { withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { checkHold } from "~/session/reality-check/check-clock";
import { limitToAsk } from "../ask/limit-to-ask.server";
import { whyAskSession } from "../ask/session-question.server";
import { type Act, acts, type Hold, type HoldReason, type OtherGame, waysOut } from "./holds";

/** How it is found out whether another game is open: a launch waits for one that is just being left, a page does not. */
type FindOther = () => Promise<OtherGame | undefined>;
type Look = (
  context: AppContext,
  act: Act,
  findOther?: FindOther,
) => Promise<{ until?: number; other?: OtherGame } | false | undefined>;

/** Whether each reason applies, with the details that a player sees. */
const looks: Readonly<Record<HoldReason, Look>> = {
  check: async (context) => checkHold(context)?.why === "check" && {},
  async break(context) {
    const hold = checkHold(context);
    return hold?.why === "break" && { until: hold.until };
  },
  notice: async (context, act) => (await dueNotices(context, acts[act].notices)).length > 0 && {},
  proof: async (context, act) => demandsProof(context, act) && !(await isProved(context)) && {},
  limit: async (context, act) => (await limitToAsk(context, acts[act].limits)) && {},
  session: async (context) => (await whyAskSession(context)) && {},
  async otherGame(_context, _act, findOther) {
    const other = await findOther?.();
    return other && { other };
  },
};

/**
 * Why this player may not do it now, by the rules of the market; undefined: they do not hold it up. Pages, forms and
 * launches ask it alike. `here`: the page on which the act is wanted. Of visitors the market says only that they prove
 * their age before a demo; the rest is not its to say.
 */
export async function holdOn(
  context: AppContext,
  act: Act,
  here = withSearch(context.path, context.search),
  findOther?: FindOther,
): Promise<Hold | undefined> {
  if (!context.config.market) return undefined;
  const { kind } = await context.player();
  if (kind !== "player") {
    if (!demandsProof(context, act)) return undefined;
    return { why: "proof", way: kind === "visitor" ? paths.signIn({ redirectUrl: here }) : here };
  }
  for (const why of acts[act].reasons) {
    const found = await looks[why](context, act, findOther);
    if (found) return { why, way: waysOut[why](here), ...found } as Hold;
  }
  return undefined;
}

/** Whether the act is for players alone who have proved their age. Play for money is the platform's to refuse. */
export function demandsProof({ config: { market } }: Pick<AppContext, "config">, act: Act): boolean {
  return act === "demo" && market?.games.demo === "verified";
}

async function isProved(context: AppContext): Promise<boolean> {
  const player = await context.player();
  return player.kind === "player" && player.account.is_verified;
}

/** A form that does nothing while something holds it up: it leads to the page that mends it. */
export function unlessOnHold<More extends unknown[], Answer>(
  act: Act,
  run: (context: AppContext, ...more: More) => Promise<Answer>,
): (context: AppContext, ...more: More) => Promise<Answer | Response> {
  return async (context, ...more) => {
    const hold = await holdOn(context, act);
    return hold ? redirectWithin(context, hold.way) : run(context, ...more);
  };
}
