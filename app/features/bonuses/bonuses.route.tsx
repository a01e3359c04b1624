import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { PromoCodeForm } from "~/features/promotions/promo-code/promo-code-form";
import { PROMO_INTENT } from "~/features/promotions/promo-code/promo-form";
import { answerPromoForm } from "~/features/promotions/promo-code/promo-form.server";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Section } from "~/ui/section";
import { BonusActions } from "./bonus-actions";
import { bonusForms } from "./bonus-forms.server";
import { BonusTerms } from "./bonus-terms";
import { BonusTile } from "./bonus-tile";
import { loadBonuses } from "./bonuses.server";

export const handle = {
  i18n: ["promoCode", "needs", "accountForm"],
  page: { names: ["profile-bonuses"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadBonuses(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return form.get("intent") === PROMO_INTENT
    ? answerPromoForm(context, form)
    : answerAccountForms(context, form, bonusForms);
}

export const shouldRevalidate = revalidatePageContent;

export default function BonusesPage() {
  const { promo, attempt, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const groups = page.groups.filter(({ bonuses }) => bonuses.length > 0);
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.bonuses")}</h1>
      {answer && "refusal" in answer && <FormNotice refusal={answer.refusal} />}
      <PromoCodeForm form={promo} answer={answer && "promo" in answer ? answer.promo : undefined} />
      {groups.length === 0 && (
        <EmptyState
          icon="gift"
          title={t("profile.bonuses.none.title")}
          text={t("profile.bonuses.none.text")}
          action={
            <ButtonLink href={localePath(paths.promotions())}>{t("profile.bonuses.none.action")}</ButtonLink>
          }
        />
      )}
      <div>
        {groups.map(({ type, bonuses }) => (
          <Section key={type} title={t(`profile.bonuses.type.${type}`)}>
            <ul className="tile-grid" data-count={bonuses.length}>
              {bonuses.map((bonus) => (
                <li key={bonus.id}>
                  <BonusTile bonus={bonus}>
                    <BonusTerms bonus={bonus} />
                    <BonusActions bonus={bonus} type={type} attempt={attempt} />
                  </BonusTile>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  );
}
