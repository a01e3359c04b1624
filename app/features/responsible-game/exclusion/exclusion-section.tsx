import { useActionData } from "@remix-run/react";
import { useId } from "react";
import type { AccountAnswer } from "~/forms/account-form/account-answer";
import { FormNotice } from "~/forms/account-form/form-notice";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { InItsLanguage } from "~/market/market-place";
import type { ExclusionPeriod } from "~/platform/exclusion-periods";
import { paths } from "~/routing/paths";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/form/select-field";
import { Section } from "~/ui/section";
import type { OfferedPeriods, OwnWords } from "./offered-periods";

/**
 * Forms for a break or a self-exclusion, and how an account is closed. Choosing a period only opens the confirmation, which explains the effect.
 */
export function ExclusionSections({ breaks, exclusions, own }: OfferedPeriods & { own: OwnWords }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const answer = useActionData<AccountAnswer>();
  return (
    <>
      {answer?.intent === "exclude" && <FormNotice refusal={answer.refusal} />}
      {breaks.length > 0 && (
        <Section title={t("responsible.break.title")}>
          <p className="mb-4 max-w-(--cr-measure) text-muted text-sm">
            <InItsLanguage said={own.breaks ?? { text: t("responsible.break.text") }} />
          </p>
          <PeriodForm periods={breaks} />
        </Section>
      )}
      <Section title={t("responsible.exclusion.title")}>
        <p className="mb-4 max-w-(--cr-measure) text-muted text-sm">
          <InItsLanguage said={own.exclusions ?? { text: t("responsible.exclusion.text") }} />
        </p>
        <PeriodForm periods={exclusions} />
      </Section>
      {own.closing && (
        <Section title={t("responsible.closing.title")}>
          <p className="mb-4 max-w-(--cr-measure) text-muted text-sm">
            <InItsLanguage said={own.closing} />
          </p>
          <ButtonLink variant="secondary" href={localePath(paths.supportForm())}>
            {t("responsible.help.support")}
          </ButtonLink>
        </Section>
      )}
    </>
  );
}

/** A GET form that opens the confirmation over this page. */
function PeriodForm({ periods }: { periods: readonly ExclusionPeriod[] }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const id = useId();
  return (
    <form
      method="get"
      action={localePath(paths.responsibleGame())}
      className="grid gap-4 tablet:max-w-md"
      data-keep-scroll=""
    >
      <input type="hidden" name="confirm" value="self_exclusion" />
      <SelectField
        label={t("responsible.break.period")}
        hint={t("responsible.exclusion.nextHint")}
        selectProps={{
          id,
          name: "id",
          options: periods.map((value) => ({ value, label: t(`profile.responsible.periods.${value}`) })),
        }}
      />
      <p>
        <Button variant="secondary">{t("responsible.exclusion.next")}</Button>
      </p>
    </form>
  );
}
