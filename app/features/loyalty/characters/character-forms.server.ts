import { z } from "zod";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { withSearch } from "~/routing/addresses/internal-path";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";

/** Form that changes the character, for its price in points (docs/contract.md#6.6). */
export const characterForms = {
  character: accountForm({
    schema: z.object({ id: z.string().min(1) }),
    send: ({ platform }, { id }) => platform.attempt("loyalty.setcharacter", { id }),
    refusalMessage: ({ code }) => (code === "WRONG_STATE" ? "characters.notNow" : undefined),
    redirectOn: (context, { code }, { id }) => {
      if (code !== "INSUFFICIENT_POINTS") return undefined;
      const dialog = { dialog: "insufficient_points", id, type: "character" };
      return redirectWithin(context, withSearch(context.path, withDialog("", dialog)));
    },
    done: (context) => showDone(context, "characters.changed"),
  }),
};
