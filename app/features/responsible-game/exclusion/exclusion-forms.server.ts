import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { beginQuietWeek } from "~/dialogs/attention/quiet-week.server";
import { accountForm } from "~/forms/account-form/account-form.server";
import { paths } from "~/routing/paths";
import { redirectToLocale } from "~/routing/redirects/redirect-to-locale.server";
import { clearPlayerCookies } from "~/session/player.server";
import { recordExclusion } from "./excluded.server";
import { offeredPeriods } from "./offered-periods";

/**
 * Form for a break or a self-exclusion (docs/contract.md#3.11). The platform's 1 ends all sessions of the player, so a
 * document redirect to a public page follows: no account data stays in the browser.
 */
export const exclusionForms = {
  exclude: accountForm({
    schema: async ({ config }: AppContext) => {
      const { breaks, exclusions } = offeredPeriods(config);
      return z.object({ period: z.enum([...breaks, ...exclusions]) });
    },
    async send(context, { period }) {
      // First, because no session is left afterwards.
      await beginQuietWeek(context);
      return context.platform.attempt("Support.sendFeedback", { subject: "self_exclusion", period });
    },
    async done(context, { value: { period } }) {
      // Loaded before the session ended; if it was not, the help page uses the request's country.
      const player = await context.player().catch(() => null);
      const country = player?.kind === "player" ? player.account.country_code : undefined;
      clearPlayerCookies(context.cookies);
      await recordExclusion(context, { period, country });
      return redirectToLocale(context, context.locale, paths.farewell());
    },
  }),
};

/** Every press of a session is the same submission. */
const ONE_PRESS = "00000000-0000-4000-8000-000000000000";

/** The form of a break that is taken by one press. */
export function formOfBreak(period: string): FormData {
  const form = new FormData();
  form.set("attempt", ONE_PRESS);
  form.set("period", period);
  return form;
}
