import Big from "big.js";
import type { AppContext } from "~/context/app-context";
import { loadSessionNet } from "~/features/games/play/session-net/session-net.server";
import { accountForm } from "~/forms/account-form/account-form.server";
import { withSearch } from "~/routing/addresses/internal-path";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { lacksSessionLimits, readSessionLimits, saveSessionLimits } from "~/session/session-limits";
import { typedLimit } from "../limit/limit-decimals.server";
import { type SessionPart, sessionSchema } from "./session-schema";

export interface SessionQuestion {
  /** Nothing is set yet, or what was set is used up. */
  why: "unset" | "time" | "spend";
  parts: readonly SessionPart[];
  currency: string;
  /** Decimals that the amount may be typed with. */
  decimals: number;
}

/** Why limits of the session have to be set before play continues; undefined: they need not be. */
export async function whyAskSession(context: AppContext): Promise<SessionQuestion["why"] | undefined> {
  const limits = readSessionLimits(context.cookies);
  if (lacksSessionLimits(context.cookies, context.config)) return limits ? "time" : "unset";
  if (!limits?.spend) return undefined;
  // A result that is not known ends nothing here: the platform ends play.
  const { net } = await loadSessionNet(context, limits.since);
  return net && new Big(net.amount).lte(new Big(limits.spend).neg()) ? "spend" : undefined;
}

/** Loads the question before play; undefined where there is none. */
export async function loadSessionQuestion(context: AppContext): Promise<SessionQuestion | undefined> {
  const why = await whyAskSession(context);
  if (!why) return undefined;
  const [decimals, currency] = await typedLimit(context);
  return { why, parts: partsOf(context), currency, decimals };
}

function partsOf({ config }: AppContext): readonly SessionPart[] {
  return config.market?.session.before ?? [];
}

/** The form of the question. What is in force cannot be put off: only an open question takes an answer. */
export const sessionForm = accountForm({
  schema: async (context) => sessionSchema(partsOf(context), ...(await typedLimit(context))),
  async send(context, wanted) {
    if (await whyAskSession(context)) saveSessionLimits(context.cookies, wanted);
    return { ok: true, data: 1 };
  },
  done: (context) => redirectWithin(context, withSearch(context.path, context.search)),
});
