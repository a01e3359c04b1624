import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { EmptyState } from "~/ui/feedback/empty-state";
import { loadCashbacks } from "./cashback.server";
import { cashbackForms } from "./cashback-forms.server";
import { CashbackTile } from "./cashback-tile";
import { closeUnseenCashback } from "./unseen-cashback.server";

export const handle = { i18n: ["accountForm"], page: { names: ["profile-cashback"] } } satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadCashbacks(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return form.get("intent") === "seen"
    ? closeUnseenCashback(context, form)
    : answerAccountForms(context, form, cashbackForms);
}

export const shouldRevalidate = revalidatePageContent;

export default function CashbackPage() {
  const { cashbacks, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.cashback")}</h1>
      <FormNotice refusal={answer?.refusal} />
      {cashbacks.length === 0 ? (
        <EmptyState
          icon="coins"
          title={t("profile.cashback.none.title")}
          text={t("profile.cashback.none.text")}
        />
      ) : (
        <ul className="tile-grid" data-count={cashbacks.length}>
          {cashbacks.map((cashback) => (
            <li key={cashback.id}>
              <CashbackTile cashback={cashback} attempt={attempt} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
