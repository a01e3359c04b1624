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
  /** Where it is none of the contacts, which the page shows by themselves. */
  login: string | undefined;
  attempt: string;
}

/** The player's own data: what is only read, then the form for what may be changed. */
export function PersonalSection({ login, details, hasLocks, form, attempt }: PersonalSectionProps) {
  const t = useTranslate();
  const { date } = useFormats();
  const rows = [
    ...(login ? [{ label: t("profile.fields.login"), value: login }] : []),
    ...details.map(({ label, value, isDate }) => ({
      label,
      // A calendar date: formatted in UTC, so that no time zone shifts it.
      value: value && isDate ? date(value, "UTC") : value,
    })),
  ];
  return (
    <Section title={t("profile.personal")} anchor="personal">
      <div className="grid gap-5">
        {(hasLocks || rows.length > 0) && (
          <div className="fixed-facts">
            {rows.length > 0 && <DetailList rows={rows} />}
            {hasLocks && <p className="text-sm text-muted">{t("personal.locked.text")}</p>}
          </div>
        )}
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
