import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { say } from "~/market/file/words";
import { InItsLanguage } from "~/market/market-place";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { notFound } from "~/shell/system-pages/failures";
import { ButtonLink } from "~/ui/button";

export const handle = {
  i18n: ["market", "support"],
  page: { names: ["disputes"], isIndexed: false },
  servesBlocked: true,
  isForAllAges: true,
  hidesOffers: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const { market } = context.config;
  if (!market) throw notFound();
  const { dispute, text } = market.complaints;
  const seo = await loadPageSeo(context, { title: context.t("market.complaintsTitle") });
  const decides = dispute && {
    ...dispute,
    text: dispute.text ? say(dispute.text, context) : { text: context.t("market.dispute") },
  };
  return { seo, said: say(text, context), dispute: decides };
}

export const shouldRevalidate = revalidatePageContent;

/** How to complain, and who decides where player and operator do not agree. */
export default function ComplaintsPage() {
  const { dispute, said } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <div className="max-w-(--cr-measure)">
      <h1 className="mb-4 text-xl">{t("market.complaintsTitle")}</h1>
      <p>
        <InItsLanguage said={said} />
      </p>
      <p className="mt-6">
        <ButtonLink variant="secondary" href={useLocalePath()(paths.support())}>
          {t("support.title")}
        </ButtonLink>
      </p>
      {dispute && (
        <p className="mt-6">
          <InItsLanguage said={dispute.text} />{" "}
          <a href={dispute.url} rel="noopener" target="_blank" className="underline underline-offset-4">
            {dispute.name}
          </a>
        </p>
      )}
    </div>
  );
}
