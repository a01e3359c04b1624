import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import type { WithdrawSettings } from "~/platform/entities-cashier";
import type { PaymentForm } from "../../form/payment-form";
import { burningOf, readSettings, withdrawForm } from "../withdraw-page.server";
import { burnDialog, isAgreedIn, withdrawPath } from "../withdraw-query";

interface Room {
  settings: WithdrawSettings;
  form: PaymentForm;
}

/**
 * What holds for a method now, as each step asks anew. Throws the way to where it goes on when there is no such
 * method, or when bonuses would burn and the player has not agreed to it (contract D51).
 */
export async function enterRoom(context: AppContext, method: string, posted: FormData): Promise<Room> {
  const settings = await readSettings(context);
  if (!settings.ok) throw redirect(withdrawPath({}));
  const [form, burning] = await Promise.all([
    withdrawForm(context, settings.data, method),
    burningOf(context, settings.data),
  ]);
  if (!form) throw redirect(withdrawPath({}));
  if (burning && !isAgreedIn(posted)) throw redirect(burnDialog(method));
  return { settings: settings.data, form };
}
