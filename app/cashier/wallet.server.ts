import type { AppContext } from "~/context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { translateWith } from "~/i18n/translator";
import { loadPageSeo } from "~/seo/page-seo.server";
import { failure } from "~/shell/failures";
import { readBalances } from "~/shell/header/balance";
import type { MoneyValue } from "~/ui/formatting/format-values";

interface BalancePart {
  label: MessageKey;
  value: MoneyValue;
}

/** The three balances, their sum, and play money, which never is part of it (specification 3). */
export async function loadWallet(context: AppContext) {
  const [seo, player] = await Promise.all([
    loadPageSeo(context, { title: translateWith(context.i18n)("cashier.wallet.title"), isIndexed: false }),
    context.player(),
  ]);
  if (player.kind !== "player") {
    throw failure(503, { code: "IDENTITY_UNKNOWN", requestId: context.requestId });
  }
  const { main, bonus, bettingBonus, total } = readBalances(player.account);
  const fun = player.account.balance_fun;
  const parts: BalancePart[] = [
    { label: "common.balanceMain", value: main },
    { label: "common.balanceBonus", value: bonus },
    { label: "common.balanceBettingBonus", value: bettingBonus },
    ...(fun ? [{ label: "cashier.wallet.fun", value: fun } satisfies BalancePart] : []),
  ];
  return { seo, total, parts };
}
