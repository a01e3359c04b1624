import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Notice } from "~/ui/feedback/notice";
import { loadHistory } from "./history.server";
import { HistoryList } from "./history-list";
import { readHistoryQuery } from "./history-query";
import { HistoryTools } from "./history-tools";
import { TotalsPanel } from "./totals-panel";

export const handle = {
  i18n: ["history", "withdraw"],
  page: { names: ["cashier-index-history"] },
  query: { tab: "once", status: "once", period: "once", page: "once" },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadHistory(context, readHistoryQuery(context.query));
}

export const shouldRevalidate = revalidatePageContent;

export default function HistoryPage() {
  const { query, totals, ...list } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("cashier.history.title")}</h1>
      <HistoryTools query={query} />
      <HistoryList query={query} {...list} />
      <div>
        {totals?.ok && <TotalsPanel {...totals.value} query={query} />}
        {totals?.ok === false && <Notice tone="warning">{t("history.totals.failed")}</Notice>}
      </div>
    </>
  );
}
