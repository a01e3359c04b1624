import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { pagedAnswer } from "~/shell/paging/paged-answer";
import { canonicalPage } from "~/shell/paging/paging";
import { Notice } from "~/ui/feedback/notice";
import { loadBets } from "./bets.server";
import { BetsFilters } from "./bets-filters";
import { BetsList } from "./bets-list";
import { betsForms } from "./file/bets-file.server";
import { FilePanel } from "./file/file-panel";
import { TotalsSection } from "./totals-section";

export const handle = {
  i18n: ["games", "bets", "accountForm", "needs"],
  page: { names: ["profile-bets"], canonicalQuery: canonicalPage },
  query: { kind: "once", period: "once", from: "once", to: "once", page: "once" },
  feature: "betHistory",
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return pagedAnswer(await loadBets(context, new URL(request.url).searchParams));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerAccountForms(context, await readForm(request), betsForms);
}

export const shouldRevalidate = revalidatePageContent;

export default function BetsPage() {
  const { query, totals, file, attempt, ...list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.bets")}</h1>
      <FormNotice refusal={answer?.refusal} />
      <BetsFilters query={query} />
      <BetsList query={query} {...list} />
      <div>
        {totals.ok ? (
          <TotalsSection {...totals.value} />
        ) : (
          <Notice tone="warning">{t("bets.totals.failed")}</Notice>
        )}
        {file && <FilePanel file={file.ok ? file.value : null} attempt={attempt} />}
      </div>
    </>
  );
}
