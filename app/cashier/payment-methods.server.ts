import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/translator";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/failures";
import { toMethodSummary } from "./payment-methods";

/** The ways to pay in, and the one that the address names; one that does not exist is not found. */
export async function loadDepositMethods(context: AppContext, sysname: string | undefined) {
  const { methods } = await context.platform.call("cashier.getdepositsettings");
  const chosen = methods.find((method) => method.sysname === sysname);
  if (sysname && !chosen) throw notFound();
  const title = translateWith(context.i18n)("cashier.deposit.title");
  const seo = await loadPageSeo(context, {
    title: chosen ? `${title}: ${chosen.name}` : title,
    name: chosen?.name,
    isIndexed: false,
  });
  return { seo, methods: methods.map(toMethodSummary), chosen: chosen?.sysname ?? null };
}

/** The ways to pay out, what is there to be paid out, and how much of each period's limit is used. */
export async function loadWithdrawMethods(context: AppContext) {
  const [seo, settings] = await Promise.all([
    loadPageSeo(context, { title: translateWith(context.i18n)("cashier.withdraw.title"), isIndexed: false }),
    context.platform.call("cashier.getwithdrawsettings"),
  ]);
  const { methods, available, limits } = settings;
  return {
    seo,
    methods: methods.map(toMethodSummary),
    available,
    limits: limits.map(({ period_days: days, limit_amount: limit, used_amount: used }) => ({
      days,
      limit: { amount: limit, currency: available.currency },
      used: { amount: used, currency: available.currency },
    })),
  };
}
