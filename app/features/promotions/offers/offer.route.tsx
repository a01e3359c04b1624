import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RichText } from "~/content/rich-text/rich-text";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { CampaignArticle } from "../campaign-article";
import { LinkedPromotions } from "./linked-promotions";
import { OfferSummary } from "./offer-summary";
import { loadOffer } from "./offers.server";
import { takeOffer } from "./take-offer.server";

export const handle = {
  i18n: ["accountForm", "offers", "needs"],
  page: { names: ["offers-id"] },
  isOffer: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadOffer(context, params.id ?? "");
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  return takeOffer(id)(context, id, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

export default function OfferRoute() {
  const { offer, audience, terms, promotions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  const { title, text, image } = offer;
  return (
    <CampaignArticle
      trail={[{ name: t("offers.title"), path: paths.offers() }]}
      title={title}
      image={image}
      lead={text && <p className="max-w-(--cr-measure) text-muted">{text}</p>}
    >
      {answer?.intent === offer.id && <FormNotice refusal={answer.refusal} />}
      <div className="rounded-lg border border-line bg-surface-1 p-5">
        <OfferSummary offer={offer} audience={audience} />
      </div>
      {terms && (
        <section id="terms" className="scroll-mt-20">
          <h2 className="mb-2 text-lg">{t("offers.terms.title")}</h2>
          <RichText html={terms} />
        </section>
      )}
      <LinkedPromotions promotions={promotions} />
    </CampaignArticle>
  );
}
