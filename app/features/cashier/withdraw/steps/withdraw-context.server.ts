import type { AppContext } from "~/context/app-context";
import type { PaymentForm } from "~/features/cashier/form/payment-form";
import { burningOf, readSettings, withdrawForm } from "~/features/cashier/withdraw/withdraw-page.server";
import { burnDialog, isAgreedIn, withdrawPath } from "~/features/cashier/withdraw/withdraw-query";
import type { PaymentMethod, WithdrawSettings } from "~/platform/entities/cashier";
import { redirect } from "~/routing/redirects/redirect.server";

/** A method's form, and the withdrawal settings of the account. */
export interface WithdrawContext {
  settings: WithdrawSettings;
  method: PaymentMethod;
  form: PaymentForm;
}

/**
 * The current settings for a method; every step reads them again. Throws a redirect when there is no such method, or
 * when bonuses would burn and the player has not agreed (docs/contract.md#d51).
 */
export async function loadWithdrawContext(
  context: AppContext,
  sysname: string,
  posted: FormData,
): Promise<WithdrawContext> {
  const settings = await readSettings(context);
  if (!settings.ok) throw redirect(withdrawPath({}));
  const method = settings.data.methods.find((one) => one.sysname === sysname);
  if (!method) throw redirect(withdrawPath({}));
  const [form, burning] = await Promise.all([
    withdrawForm(context, settings.data, method),
    burningOf(context, settings.data),
  ]);
  if (burning && !isAgreedIn(posted)) throw redirect(burnDialog(sysname));
  return { settings: settings.data, method, form };
}
