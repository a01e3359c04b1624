import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/validation/read-form.server";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { asPromoCode } from "~/session/promo.server";
import { checkPromoCode, type PromoCheck } from "./promo-check.server";

/** Called by script while a code is typed; without script the code is checked on submission. */
export function loader() {
  return redirect(paths.offers());
}

export async function action({ context, request }: ActionFunctionArgs): Promise<PromoCheck> {
  const typed = (await readForm(request)).get("promo_code");
  if (typeof typed !== "string" || typed.trim() === "") return { isValid: null };
  const code = asPromoCode(typed);
  return code === null ? { isValid: false } : checkPromoCode(context, code);
}
