import { data } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import { withDialog, withoutDialog } from "~/dialogs/address/requested-dialog";
import { holdOn } from "~/features/responsible-game/holds/hold.server";
import { marketFor } from "~/market/ask-in-market";
import { takesCodes } from "~/market/over-platform";
import type { Campaign } from "~/platform/entities/bonuses";
import { withSearch } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { ownCookies } from "~/session/cookies/cookies";
import { setFlash } from "~/session/flash/flash.server";
import { asPromoCode, pendingPromoCode, savePromoCode } from "~/session/promo.server";
import { redirectHome } from "~/session/redirect-home.server";
import { activatePromoCode } from "./activate-code.server";
import { checkPromoCode } from "./promo-check.server";
import type { PromoAnswer } from "./promo-form";
import { recordCampaign } from "./recorded-campaign.server";

/**
 * How success is shown. `popup`: a dialog with the rewards. `notice`: a message only, as on the deposit page
 * (docs/product.md#4).
 */
type Success = "popup" | "notice";

const statuses: Record<PromoAnswer["kind"], number> = {
  usable: 200,
  invalid: 422,
  need: 422,
  tooMany: 429,
  failed: 503,
};

/** Maximum length of the field. */
const LONGEST = 64;

/**
 * Handles the promo form for any page's action: activates the code and redirects back, or returns why it failed. A
 * visitor's code is checked and stored until there is an account to use it for.
 */
export async function answerPromoForm(context: AppContext, form: FormData, success: Success = "popup") {
  const typed = form.get("promo_code");
  const market = await marketFor({
    market: context.config.market,
    viewer: context.viewer,
    call: context.platform.call,
  });
  if (market && !takesCodes(market.bonus))
    return data(
      { promo: { kind: "failed", code: "", text: "errors.codes.MARKET_RULE" } as PromoAnswer },
      422,
    );
  const code = asPromoCode(typed);
  if (code === null) return promoResponse(unreadable(typed));
  if ((await context.player()).kind === "visitor") return promoResponse(await checkForVisitor(context, code));
  const hold = await holdOn(context, "offer");
  if (hold) return redirectWithin(context, hold.way);

  const activation = await activatePromoCode(context, { code, form });
  if (activation.kind === "unknown") return promoResponse({ code, kind: "failed", text: "promoCode.failed" });
  if (activation.kind === "refused") return promoResponse({ code, ...activation.refusal });
  if (activation.kind === "activated")
    return await activated(context, activation.campaign, { code, success });
  savePromoCode(context, code);
  return context.branch.handles.some((handle) => handle.protected)
    ? redirectHome(context)
    : redirect(paths.signIn({ redirectUrl: context.path }));
}

function promoResponse(promo: PromoAnswer) {
  return data({ promo }, statuses[promo.kind]);
}

function unreadable(typed: FormDataEntryValue | null): PromoAnswer {
  const code = typeof typed === "string" ? typed.trim().slice(0, LONGEST) : "";
  const text = code === "" ? "common.fieldsValidatorErrors.requiredField" : "common.promoCodeErrors.INVALID";
  return { kind: "invalid", code, text };
}

async function checkForVisitor(context: AppContext, code: string): Promise<PromoAnswer> {
  const { isValid, seconds } = await checkPromoCode(context, code);
  if (seconds !== undefined) return { kind: "tooMany", code, seconds };
  if (isValid === null) return { kind: "failed", code, text: "promoCode.unchecked" };
  if (!isValid) return { kind: "invalid", code, text: "common.promoCodeErrors.INVALID" };
  savePromoCode(context, code);
  return { kind: "usable", code, text: "promoCode.usable" };
}

async function activated(
  context: AppContext,
  campaign: Campaign,
  { code, success }: { code: string; success: Success },
): Promise<Response> {
  await recordCampaign(context, campaign);
  if (pendingPromoCode(context)?.toLowerCase() === code.toLowerCase())
    context.cookies.remove(ownCookies.promo);
  const search = withoutCode(context.search);
  if (success === "popup")
    return redirect(
      withSearch(context.path, withDialog(search, { dialog: "promo_activated", id: campaign.id })),
    );
  setFlash(context, { tone: "positive", key: "promoCode.activated" });
  return redirect(withSearch(context.path, search));
}

/** Removes the code from the query, which would otherwise store it again. */
function withoutCode(search: string): string {
  const query = new URLSearchParams(withoutDialog(search));
  query.delete("promo_code");
  return query.size > 0 ? `?${query}` : "";
}
