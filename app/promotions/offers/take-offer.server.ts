import { redirect } from "@remix-run/node";
import { z } from "zod";
import { accountForm } from "~/account-form/account-form.server";
import type { AppContext } from "~/context";
import { withDialog } from "~/dialogs/address/dialog-query";
import { withBasename } from "~/i18n/locale-path";
import { paths } from "~/paths";
import { recordOutcome } from "~/session/recorded-outcomes.server";

/** Form that takes an offer (docs/contract.md#3.5); only the reply 1 is a success. */
export const takeOffer = (id: string) =>
  accountForm({
    movesMoney: true,
    schema: z.object({}),
    send: ({ platform }) => platform.attempt("campaigns.takepromotions", { offer_id: id }),
    refusalMessage: ({ code }) => (code === "WRONG_STATE" ? "offers.taking.notOpen" : undefined),
    unknown: "offers.taking.failed",
    redirectOn: ({ basename }, { code }) =>
      code === "NOT_AUTHORIZED"
        ? redirect(paths.signIn({ redirectUrl: withBasename(basename, paths.offer(id)) }))
        : undefined,
    async done(context) {
      await recordTaken(context, id);
      return redirect(paths.offer(id) + withDialog("", { dialog: "offer_taken", id }));
    },
  });

/** Records the outcome for its dialog, with the rewards if the platform returns the offer; it is taken either way. */
async function recordTaken(context: AppContext, id: string): Promise<void> {
  const offers = await context.platform.call("campaigns.getoffers", {}, { personal: true }).catch(() => []);
  const offer = offers.find((one) => one.id === id);
  const lines = offer?.promotions.map(({ title }) => title);
  await recordOutcome(context, { name: "offer_taken", id, title: offer?.description.title, lines });
}
