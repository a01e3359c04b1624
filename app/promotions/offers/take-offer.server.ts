import { redirect } from "@remix-run/node";
import { z } from "zod";
import { accountForm } from "~/account-form/account-form.server";
import type { AppContext } from "~/context";
import { withDialog } from "~/dialogs/dialog-query";
import { withBasename } from "~/i18n/locale-path";
import { paths } from "~/paths";
import { recordOutcome } from "~/session/outcomes.server";

/** Takes what an offer promises (contract 3.5): the number 1 alone is success. */
export const takeOffer = (id: string) =>
  accountForm({
    schema: z.object({}),
    send: ({ platform }) => platform.attempt("campaigns.takepromotions", { offer_id: id }),
    say: ({ code }) => (code === "WRONG_STATE" ? "offers.taking.notOpen" : undefined),
    unknown: "offers.taking.failed",
    lead: ({ basename }, { code }) =>
      code === "NOT_AUTHORIZED"
        ? redirect(paths.signIn({ redirectUrl: withBasename(basename, paths.offer(id)) }))
        : undefined,
    async done(context) {
      await recordTaken(context, id);
      return redirect(paths.offer(id) + withDialog("", { dialog: "offer_taken", id }));
    },
  });

/** For the page that says so. What the offer brings is told where the platform tells it; the offer is taken either way. */
async function recordTaken(context: AppContext, id: string): Promise<void> {
  const offers = await context.platform.call("campaigns.getoffers").catch(() => []);
  const offer = offers.find((one) => one.id === id);
  const lines = offer?.promotions.map(({ title }) => title);
  await recordOutcome(context, { name: "offer_taken", id, title: offer?.description.title, lines });
}
