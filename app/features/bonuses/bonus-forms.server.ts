import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { unlessOnHold } from "~/features/responsible-game/holds/hold.server";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import type { PlatformRefusal } from "~/platform/errors";
import { withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { recordOutcome } from "~/session/recorded-outcomes.server";
import { ACTIVATED } from "./bonus-dialogs.server";

const BonusIdSchema = z.object({ id: z.string(), type: z.enum(["casino", "betting"]) });
type BonusId = z.output<typeof BonusIdSchema>;

/** Platform methods by action and bonus type (docs/contract.md#3.3); a betting bonus cannot be paused. */
const methods = {
  activate: { casino: "bonuses.activate", betting: "BettingBonuses.activate" },
  remove: { casino: "bonuses.remove", betting: "BettingBonuses.remove" },
} as const;

/** The forms of the bonus actions (docs/contract.md#6.6). */
export const bonusForms = {
  activate: unlessOnHold(
    "offer",
    accountForm({
      movesMoney: true,
      schema: BonusIdSchema,
      send: write("activate"),
      // The platform has one code for two cases: another bonus is active, or this one is over.
      refusalMessage: ({ code }: PlatformRefusal) =>
        code === "WRONG_STATE" ? "profile.bonuses.notNow" : undefined,
      async done(context, { value: { id, type } }) {
        if (type === "casino") return showDone(context, "flash.bonusActivated");
        await recordOutcome(context, { name: ACTIVATED, id });
        return redirectWithin(
          context,
          withSearch(paths.bonuses(), withDialog("", { confirm: ACTIVATED, id, type })),
        );
      },
    }),
  ),
  pause: accountForm({
    movesMoney: true,
    schema: BonusIdSchema.pick({ id: true }),
    send: ({ platform }, { id }, idempotencyKey) =>
      platform.attempt("bonuses.deactivate", { bonus_id: id }, { idempotencyKey }),
    done: (context) => showDone(context, "flash.bonusPaused"),
  }),
  remove: accountForm({
    movesMoney: true,
    schema: BonusIdSchema,
    send: write("remove"),
    done: (context) => showDone(context, "flash.bonusRemoved"),
  }),
};

function write(action: keyof typeof methods) {
  return ({ platform }: AppContext, { id, type }: BonusId, idempotencyKey: string | undefined) =>
    platform.attempt(methods[action][type], { bonus_id: id }, { idempotencyKey });
}
