import type { AppContext } from "~/context";
import { translateWith } from "~/i18n/translator";
import type { DepositInfo } from "~/platform/entities-cashier";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/failures";
import { loadPagePicture } from "~/shell/system-pages/page-picture.server";
import { payResults } from "./pay-results";

/**
 * A result page of the cashier. Its transaction is named by the path or by the query (contract D97); one that is
 * unknown or somebody else's is simply not shown.
 */
export async function loadPayResult(context: AppContext, transaction: string | undefined) {
  const page = payResults[context.path.split("/")[2] ?? ""]?.page;
  if (!page) throw notFound();
  const id = transaction ?? context.query.get("transaction");
  const [seo, picture, deposit] = await Promise.all([
    loadPageSeo(context, {
      title: translateWith(context.i18n)(`systemPages.${page}.title`),
      isIndexed: false,
    }),
    loadPagePicture(context, page),
    id ? readDeposit(context, id) : null,
  ]);
  return { seo, page, picture, deposit };
}

async function readDeposit(context: AppContext, id: string) {
  const reply = await context.platform.attempt("cashier.getdepositinfo", { id });
  return reply.ok ? toSummary(reply.data) : null;
}

function toSummary({ id, amount, currency, created_at: at, status }: DepositInfo) {
  return { id, value: { amount, currency }, at, status };
}
export type DepositSummary = ReturnType<typeof toSummary>;
