import { useLocation } from "@remix-run/react";
import { DetailList } from "~/features/profile/detail-list";
import { AnswerNotice } from "~/forms/account-form/answer-notice";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { useFormats } from "~/ui/format/formats";
import { Section } from "~/ui/section";
import type { Personal } from "./load-personal.server";
import { PersonalForm } from "./personal-form";

interface PersonalSectionProps extends Personal {
  login: string | undefined;
  attempt: string;
}

/** The player's own data: read-only details, and the form for the rest. */
export function PersonalSection({ login, details, hasLocks, form, attempt }: PersonalSectionProps) {
  const t = useTranslate();
  const { date } = useFormats();
  return (
    <Section title={t("profile.personal")} anchor="personal">
      <DetailList
        rows={[
          { label: t("profile.fields.login"), value: login },
          ...details.map(({ label, value, isDate }) => ({
            label,
            // A calendar date: formatted in UTC, so that no time zone shifts it.
            value: value && isDate ? date(value, "UTC") : value,
          })),
        ]}
      />
      {hasLocks && (
        <p className="mt-2 max-w-(--cr-measure) text-sm text-muted">{t("personal.locked.text")}</p>
      )}
      <div className="mt-5 max-w-2xl">
        {form ? (
          form.fields.length > 0 && (
            // The key resets the form when the saved values change; input stays until then.
            <PersonalForm key={JSON.stringify(form.saved)} served={form} attempt={attempt} />
          )
        ) : (
          <Unavailable />
        )}
      </div>
    </Section>
  );
}

function Unavailable() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-4">
      <AnswerNotice intent="personal" />
      <Notice tone="warning" title={t("personal.unavailable")}>
        <ButtonLink variant="secondary" size="s" href={localePath(pathname + search)}>
          {t("common.tryAgain")}
        </ButtonLink>
      </Notice>
    </div>
  );
}
