import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { PromoCodeForm } from "~/features/promotions/promo-code/promo-code-form";
import { readForm } from "~/forms/validation/read-form.server";
import { InItsLanguage } from "~/market/market-place";
import { pageMeta } from "~/seo/page-meta";
import { Notice } from "~/ui/feedback/notice";
import { DepositBody } from "./deposit-body";
import { loadDeposit } from "./load-deposit.server";
import { submitDeposit } from "./submit-deposit.server";

export const handle = {
  i18n: ["deposit", "depositAgain", "payment", "needs", "promoCode"],
  page: {
    names: ["cashier-index-deposit"],
    namesWithParam: ["cashier-index-deposit-index-sysname"],
  },
  query: {
    method: "visitor",
    amount: "visitor",
    campaign_offer_id: "visitor",
    transaction: "visitor",
    from: "visitor",
  },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadDeposit(context, params.sysname);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return submitDeposit(context, await readForm(request), params.sysname);
}

export const shouldRevalidate = revalidatePageContent;

export default function DepositPage() {
  const { view, promo, notices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      {notices.map((said) => (
        <Notice key={said.text} isAnnounced>
          <InItsLanguage said={said} />
        </Notice>
      ))}
      <DepositBody view={view} answer={answer && "payment" in answer ? answer.payment : undefined} />
      {view.kind === "methods" && (
        <PromoCodeForm form={promo} answer={answer && "promo" in answer ? answer.promo : undefined} />
      )}
    </>
  );
}
