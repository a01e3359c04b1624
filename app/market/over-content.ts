import type { CmsConfig } from "~/content/config/cms-config";
import { isJsonObject, type JsonObject } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";
import type { Market } from "./market-file";
import { takesCodes, takesFirstCode } from "./over-platform";

/** Settings of the content service that a market's file overrides, as section and key. */
const decided = [
  ["cashier", "canCancelWithdrawal"],
  ["product", "helpOrganisations"],
] as const;

/** The configuration with the market's file applied; settings of the service that it overrides are reported. */
export function inMarket(
  config: CmsConfig,
  reply: JsonObject,
  market: Market | undefined,
  report: ReportDropped,
): CmsConfig {
  if (!market) return config;
  for (const [section, key] of decided) {
    const said = reply[section];
    if (isJsonObject(said) && key in said) report(`${section}.${key}`, "MARKET_FILE decides it");
  }
  const { auth, cashier, product } = config;
  const { betHistory, ...features } = product.features;
  const hasCodes = takesCodes(market.bonus);
  return {
    ...config,
    product: {
      ...product,
      features: { ...features, betHistory: betHistory || market.history !== undefined },
    },
    auth: {
      ...auth,
      promoCode: {
        ...auth.promoCode,
        isActive: auth.promoCode.isActive && takesFirstCode(market),
      },
      // The box is for letters by e-mail.
      notify: {
        ...auth.notify,
        isActive: auth.notify.isActive && market.consent.marketing.channels.includes("email"),
      },
    },
    cashier: {
      ...cashier,
      canCancelWithdrawal: market.withdrawals.cancel,
      showPromocode: cashier.showPromocode && hasCodes,
    },
  };
}
