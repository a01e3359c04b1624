import { redirectDocument } from "@remix-run/node";
import { z } from "zod";
import { accountForm } from "~/account-form/account-form.server";
import { withBasename } from "~/i18n/locale-path";
import { paths } from "~/paths";
import { clearPlayerCookies } from "~/session/player.server";
import { recordExclusion } from "./excluded.server";
import { exclusionPeriods } from "./exclusion-periods";

/**
 * Form for a break or a self-exclusion (docs/contract.md#3.11). The platform's 1 ends all sessions of the player, so a
 * document redirect to a public page follows: no account data stays in the browser.
 */
export const exclusionForms = {
  exclude: accountForm({
    schema: z.object({ period: z.enum(exclusionPeriods) }),
    send: ({ platform }, { period }) =>
      platform.attempt("Support.sendFeedback", { subject: "self_exclusion", period }),
    async done(context, { value: { period } }) {
      // Loaded before the session ended; if it was not, the help page uses the request's country.
      const player = await context.player().catch(() => null);
      const country = player?.kind === "player" ? player.account.country_code : undefined;
      clearPlayerCookies(context.cookies);
      await recordExclusion(context, { period, country });
      return redirectDocument(context.origin + withBasename(context.basename, paths.farewell()));
    },
  }),
};
