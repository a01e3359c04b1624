import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { readForm } from "~/validation/read-form.server";
import { promoRule } from "~/validation/rules/promo";
import { checkPromoCode, type PromoCheck } from "./promo-check.server";

/** Scripts ask here while a code is typed; a form without one is checked when it is sent. */
export function loader() {
  return redirect(paths.signUp());
}

export async function action({ context, request }: ActionFunctionArgs): Promise<PromoCheck> {
  const code = promoRule().safeParse((await readForm(request)).get("promo_code") ?? undefined).data;
  return code ? checkPromoCode(context, code) : { isValid: null };
}
