import { useActionData } from "@remix-run/react";
import type { AccountAnswer } from "~/forms/account-form/account-answer";
import { AccountCodeField } from "~/forms/account-form/account-code-field";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { FormNotice } from "~/forms/account-form/form-notice";
import { SendCode } from "~/forms/account-form/send-code";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import { Badge } from "~/ui/feedback/badge";
import { Fold } from "~/ui/fold";
import type { Contacts } from "../personal/personal.server";

const codeRules = lazyRules(() => import("./contact-schemas").then((part) => part.ContactCodeSchema));
const contactRules = {
  email: lazyRules(() => import("./contact-schemas").then((part) => part.contactSchemas.email)),
  phone: lazyRules(() => import("./contact-schemas").then((part) => part.contactSchemas.phone)),
};

interface ContactCardProps {
  kind: "email" | "phone";
  contact: Contacts["email"] | Contacts["phone"];
  /** How it is written for people, where that is not as it is stored. */
  shown?: string;
  /** Seconds until another code may be requested. */
  resendSeconds: number | undefined;
  /** Idempotency key of this rendering of the forms. */
  attempt: string;
}

/** A contact of the player: its value, the form for its code, and the form to replace it. */
export function ContactCard({ kind, contact, shown, resendSeconds = 0, attempt }: ContactCardProps) {
  const t = useTranslate();
  const answer = useActionData<AccountAnswer>();
  const refusal = answer?.intent === "code" && answer.id === contact?.contact ? answer.refusal : undefined;
  const refusalSeconds = refusal?.kind === "text" ? refusal.seconds : undefined;
  const isWaiting = contact && !contact.is_confirmed;
  return (
    <section aria-label={t(`profile.contact.${kind}`)} className="panel grid gap-4 p-4">
      <div className="grid gap-1">
        <p className="flex items-center justify-between gap-3">
          <span className="text-muted text-sm">{t(`profile.contact.${kind}`)}</span>
          {contact && (
            <Badge tone={isWaiting ? "warning" : "positive"}>
              {t(isWaiting ? "profile.contact.unconfirmed" : "profile.contact.confirmed")}
            </Badge>
          )}
        </p>
        <p className="min-w-0 break-words font-semibold">
          <bdi>{contact ? (shown ?? contact.contact) : t("profile.notSet")}</bdi>
        </p>
      </div>
      {isWaiting && (
        <div className="grid max-w-md gap-4">
          <FormNotice refusal={refusal} />
          <SendCode
            intent="code"
            id={contact.contact}
            attempt={attempt}
            seconds={refusalSeconds ?? resendSeconds}
            label={t("profile.contact.sendCode")}
          />
          <AccountForm
            intent="confirm"
            id={contact.contact}
            attempt={attempt}
            rules={codeRules}
            submit={t("profile.contact.confirm")}
            variant="secondary"
          >
            {({ code }) => (
              <AccountCodeField
                field={code}
                label={t("profile.contact.code")}
                hint={t("profile.contact.codeHint")}
              />
            )}
          </AccountForm>
        </div>
      )}
      <Fold
        title={t(contact ? "profile.contact.change" : "profile.contact.add")}
        isOpen={!contact || answer?.intent === kind}
      >
        <div className="max-w-md pt-3">
          <AccountForm
            intent={kind}
            attempt={attempt}
            rules={contactRules[kind]}
            submit={t("profile.save")}
            variant="secondary"
          >
            {(fields) => (
              <AccountField
                field={fields.contact}
                label={t(`profile.contact.new.${kind}`)}
                hint={hintOf(fields.contact.dirty)}
                type={kind === "phone" ? "tel" : "text"}
                inputMode={kind === "phone" ? "tel" : "email"}
                autoComplete={kind === "phone" ? "tel" : "email"}
                dir="ltr"
              />
            )}
          </AccountForm>
        </div>
      </Fold>
    </section>
  );

  /** Warns that a typed contact is not saved yet (docs/product.md#4). */
  function hintOf(isDirty: boolean): string | undefined {
    if (isDirty) return t("accountForm.unsaved");
    return kind === "phone" ? t("profile.contact.phoneHint") : undefined;
  }
}
