import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { SystemPage } from "~/shell/system-pages/system-page";
import { loadPayResult } from "./pay-result.server";
import { TransactionSummary } from "./transaction-summary";

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadPayResult(context, params.transaction);
}

export const shouldRevalidate = keepBeneathDialog;

export default function PayResultPage() {
  const { page, picture, deposit } = useLoaderData<typeof loader>();
  return (
    <>
      <SystemPage page={page} picture={picture} />
      {deposit && <TransactionSummary {...deposit} />}
    </>
  );
}
