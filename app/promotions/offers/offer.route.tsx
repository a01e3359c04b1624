import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RichText } from "~/content/rich-text";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { withDialog } from "~/dialogs/dialog-query";
import { withBasename } from "~/i18n/locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { readForm } from "~/validation/read-form.server";
import { CampaignArticle } from "../campaign-article";
import { LinkedPromotions } from "./linked-promotions";
import { OfferSummary } from "./offer-summary";
import { loadOffer } from "./offers.server";
import { recordTaken, takeOffer } from "./take-offer.server";
import { TakingNotice } from "./taking-notice";

export const handle = {
  i18n: ["accountForm", "offers", "needs"],
  page: { names: ["offers-id"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadOffer(context, params.id ?? "");
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const taking = await takeOffer(context, id, await readForm(request));
  const here = paths.offer(id);
  if (taking.kind === "taken") {
    await recordTaken(context, id);
    return redirect(here + withDialog("", { dialog: "offer_taken", id }));
  }
  if (taking.kind === "signedOut")
    return redirect(paths.signIn({ redirectUrl: withBasename(context.basename, here) }));
  return data({ id, refusal: taking.refusal }, taking.kind === "refused" ? 422 : 503);
}

export const shouldRevalidate = keepBeneathDialog;

export default function OfferRoute() {
  const { offer, audience, terms, promotions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  const { title, text, image } = offer;
  return (
    <>
      <Breadcrumbs trail={[{ name: t("offers.title"), path: paths.offers() }]} />
      <CampaignArticle
        title={title}
        image={image}
        lead={text && <p className="max-w-[60ch] text-muted">{text}</p>}
      >
        {answer?.id === offer.id && <TakingNotice refusal={answer.refusal} here={paths.offer(offer.id)} />}
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
    </>
  );
}
