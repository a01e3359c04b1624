import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { PendingPaymentNotice } from "~/features/cashier/pending-payment/pending-payment";
import { readForm } from "~/forms/validation/read-form.server";
import { pageMeta } from "~/seo/page-meta";
import { submitWithdraw } from "./submit-withdraw.server";
import type { WithdrawAnswer } from "./withdraw-answer";
import { WithdrawPage } from "./withdraw-page";
import { loadWithdrawPage } from "./withdraw-page.server";

export const handle = {
  i18n: ["withdraw", "payment", "needs", "history", "games"],
  page: { names: ["cashier-index-withdraw"] },
  query: { method: "visitor", amount: "visitor", burn: "visitor", requested: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadWithdrawPage(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return submitWithdraw(context, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

export default function WithdrawRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<WithdrawAnswer>();
  return page.check ? (
    <PendingPaymentNotice check={page.check} />
  ) : (
    <WithdrawPage page={page} answer={answer} />
  );
}
