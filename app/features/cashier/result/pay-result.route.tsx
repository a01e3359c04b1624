import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { pageMeta } from "~/seo/page-meta";
import { loadPayResult } from "./pay-result.server";
import { ResultBody } from "./result-body";

export const handle = {
  i18n: ["deposit", "depositAgain", "payment"],
  page: { names: ["cashier-index-result"] },
  query: { transaction: "visitor", latest: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadPayResult(context, params.transaction);
}

export const shouldRevalidate = revalidatePageContent;

export default function PayResultPage() {
  return <ResultBody {...useLoaderData<typeof loader>()} />;
}
