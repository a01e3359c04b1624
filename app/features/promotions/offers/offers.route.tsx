import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PromoCodeForm } from "../promo-code/promo-code-form";
import { answerPromoForm } from "../promo-code/promo-form.server";
import { OfferGroups } from "./offer-groups";
import { loadOffers, type Offers } from "./offers.server";

export const handle = {
  i18n: ["offers", "promotions", "promoCode", "needs", "games"],
  page: { names: ["offers"] },
  isOffer: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadOffers(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerPromoForm(context, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

export default function OffersRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.promo;
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-xl">{t("offers.title")}</h1>
        <ButtonLink variant="secondary" href={localePath(paths.promotions())}>
          {t("promotions.title")}
        </ButtonLink>
      </div>
      <p className="mb-4 max-w-(--cr-measure) text-muted text-sm">{t("offers.lead")}</p>
      <div className="grid gap-5">
        <PromoCodeForm form={page.promo} answer={answer} />
        <OfferList {...page} />
      </div>
    </>
  );
}

function OfferList({ offers, audience }: Pick<Offers, "offers" | "audience">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!offers.ok) return <SectionError />;
  if (offers.value.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t("offers.none.title")}
        text={t("offers.none.text")}
        action={<ButtonLink href={localePath(paths.promotions())}>{t("promotions.title")}</ButtonLink>}
      />
    );
  return <OfferGroups offers={offers.value} audience={audience} />;
}
