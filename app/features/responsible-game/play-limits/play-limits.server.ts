import Big from "big.js";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { beginQuietWeek } from "~/dialogs/attention/quiet-week.server";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { fieldIssue, issueOf } from "~/forms/validation/issue";
import { durationMs } from "~/market/duration";
import { say } from "~/market/file/words";
import { type PlayLimit, type PlayLimitKind, playLimitKinds } from "~/platform/entities/account";
import { isMethodAbsent } from "~/platform/errors";
import type { AttemptResult } from "~/session/idempotency/stored-outcome.server";
import { settleSection } from "~/shell/sections/page-section";
import { WAITING_MS } from "../limit/limit-change";
import { limitDecimals, typedLimit } from "../limit/limit-decimals.server";
import { type PlayPeriod, playLimitSchema } from "./play-limit-schema";
import type { PlayLimitView } from "./play-limit-view";

const daysOf = { day: "1", week: "7", month: "30" } as const;

/** Result for a looser limit that was not confirmed. */
const UNSURE = "unsure";

interface PlayLimitRules {
  kind: PlayLimitKind;
  name: string;
  periods: readonly PlayPeriod[];
  waitingMs: number;
}

/** The limits of play that the market lists. */
function rulesOf(context: Pick<AppContext, "config" | "locale" | "t">): PlayLimitRules[] {
  return (context.config.market?.limits ?? []).flatMap(({ kind, name, periods, raiseAfter }) =>
    kind === "deposit"
      ? []
      : [
          {
            kind,
            name: say(name, context).text,
            periods: periods.map((period) => daysOf[period]),
            waitingMs: Math.max(WAITING_MS, durationMs(raiseAfter)),
          },
        ],
  );
}

/** The market's limits of play that the platform supports; none where it has no such method. */
export async function loadPlayLimits(context: AppContext): Promise<PlayLimitView[]> {
  const rules = rulesOf(context);
  if (rules.length === 0) return [];
  const [read, decimals] = await Promise.all([
    settleSection(context, readPlayLimits(context)),
    settleSection(context, limitDecimals(context)),
  ]);
  if (!read.ok || !decimals.ok) return [];
  return rules.flatMap((rule) => {
    const own = read.value.find(({ kind }) => kind === rule.kind);
    return own ? [viewOf(own, rule, decimals.value)] : [];
  });
}

async function readPlayLimits({ platform }: AppContext): Promise<PlayLimit[]> {
  const limits = await platform.attempt("account.getLimits");
  if (limits.ok) return limits.data;
  if (isMethodAbsent(limits.refusal)) return [];
  throw limits.refusal;
}

function viewOf(limit: PlayLimit, rule: PlayLimitRules, decimals: number): PlayLimitView {
  const { can_edit: canEdit, currency, expired_at: lockedUntil, period } = limit;
  const value = limitOf(limit);
  return {
    ...rule,
    currency,
    decimals: rule.kind === "time" ? 0 : decimals,
    canEdit,
    ...(period !== "none" && value && { own: { value, period: String(period) as PlayPeriod } }),
    ...(!canEdit && lockedUntil && { lockedUntil }),
  };
}

function limitOf({ kind, limit_amount, limit_minutes }: PlayLimit): string | undefined {
  return kind === "time" ? limit_minutes?.toString() : limit_amount;
}

/** The form of each limit of play, by the kind that it is about (docs/contract.md#3.11). */
export const playLimitForms = {
  playLimit: accountForm({
    async schema(context: AppContext) {
      const offered = rulesOf(context);
      return playLimitSchema(...(await typedLimit(context)))
        .extend({ id: z.enum(playLimitKinds) })
        .refine(({ id, period }) => offered.find(({ kind }) => kind === id)?.periods.includes(period), {
          path: ["period"],
          error: () => issueOf("common.validationMessages.required"),
        })
        .refine(({ id, limit }) => id !== "time" || /^[1-9]\d{0,4}$/.test(limit), {
          path: ["limit"],
          error: () => fieldIssue("wrongField"),
        });
    },
    async send(context, { id, limit, period, sure }): Promise<AttemptResult<1 | typeof UNSURE>> {
      const present = (await readPlayLimits(context)).find(({ kind }) => kind === id);
      if (!sure && present && isLooser({ limit, period }, present)) return { ok: true, data: UNSURE };
      const value = id === "time" ? { limit_minutes: limit } : { limit_amount: limit };
      return context.platform.attempt("Support.sendFeedback", { subject: `${id}_limit`, period, ...value });
    },
    replyIssues: (data) => (data === UNSURE ? { sure: [issueOf("responsible.play.sureFirst")] } : undefined),
    // The platform's 1 only confirms the letter: what is in force shows when it is read again.
    async done(context, { value: { id, limit, period } }) {
      await beginQuietWeek(context);
      const read = await settleSection(context, readPlayLimits(context));
      const own = read.ok ? read.value.find(({ kind }) => kind === id) : undefined;
      if (own && String(own.period) === period && new Big(limitOf(own) ?? 0).eq(limit))
        return showDone(context, "flash.limitHolds");
      return showDone(context, own?.can_edit === false ? "flash.limitWaits" : "flash.limitAsked");
    },
  }),
};

/** More, or the same more often. */
function isLooser(wanted: { limit: string; period: PlayPeriod }, present: PlayLimit): boolean {
  const value = limitOf(present);
  if (present.period === "none" || value === undefined) return false;
  return new Big(wanted.limit).gt(value) || Number(wanted.period) < present.period;
}
