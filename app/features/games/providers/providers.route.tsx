import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { pagedAnswer } from "~/shell/paging/paged-answer";
import { canonicalPage } from "~/shell/paging/paging";
import { loadProviders } from "./providers.server";
import { ProvidersResults } from "./providers-results";
import { ProvidersSearch } from "./providers-search";

export const handle = {
  i18n: ["providers", "games"],
  page: { names: ["providers"], canonicalQuery: canonicalPage },
  query: { search: "once", page: "once" },
  isForAllPlayers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return pagedAnswer(await loadProviders(context, new URL(request.url).searchParams));
}

export const shouldRevalidate = revalidatePageContent;

export default function ProvidersPage() {
  const providers = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <div className="hall">
      <h1 className="text-xl">{t("providers.title")}</h1>
      <ProvidersSearch search={providers.search} />
      <ProvidersResults {...providers} />
    </div>
  );
}
