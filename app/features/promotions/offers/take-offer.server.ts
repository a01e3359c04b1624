import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { recordRewards } from "~/features/promotions/reward-dialogs.server";
import { unlessOnHold } from "~/features/responsible-game/holds/hold.server";
import { accountForm } from "~/forms/account-form/account-form.server";
import { MARKET_RULE } from "~/market/over-requests";
import { withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { setFlash } from "~/session/flash/flash.server";

/** Form that takes an offer (docs/contract.md#3.5); only the reply 1 is a success. */
export const takeOffer = (id: string) =>
  unlessOnHold(
    "offer",
    accountForm({
      movesMoney: true,
      schema: z.object({}),
      send: ({ platform }) => platform.attempt("campaigns.takepromotions", { offer_id: id }),
      refusalMessage: ({ code }) => (code === "WRONG_STATE" ? "offers.taking.notOpen" : undefined),
      unknown: "offers.taking.failed",
      redirectOn(context, { code }) {
        if (code === "NOT_AUTHORIZED") return redirect(paths.signIn({ redirectUrl: paths.offer(id) }));
        if (code !== MARKET_RULE) return undefined;
        // The offer has no page on which it could be said.
        setFlash(context, { tone: "danger", key: "errors.codes.MARKET_RULE" });
        return redirect(paths.offers());
      },
      async done(context) {
        await recordTaken(context, id);
        return redirect(withSearch(paths.offer(id), withDialog("", { dialog: "offer_taken", id })));
      },
    }),
  );

/** Records the outcome for its dialog, with the rewards if the platform returns the offer; it is taken either way. */
async function recordTaken(context: AppContext, id: string): Promise<void> {
  const offers = await context.platform.call("campaigns.getoffers", {}, { personal: true }).catch(() => []);
  const offer = offers.find((one) => one.id === id);
  await recordRewards(context, "offer_taken", id, offer);
}
