import { type ReactNode, useState } from "react";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { AccountTextArea } from "~/forms/account-form/account-text-area";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { Fold } from "~/ui/fold";
import { HONEYPOT_FIELD } from "./honeypot";
import type { Support } from "./support.server";

const feedbackRules = lazyRules(() => import("./feedback-schema").then((part) => part.FeedbackSchema));

export const FEEDBACK_INTENT = "feedback";

/** The form for a message to the support, or its confirmation. */
export function FeedbackForm({ attempt, isSent, canReply, isKnown, address }: Support["feedback"]) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (isSent)
    return (
      <Notice tone="positive" title={t("support.feedback.sent.title")} answer={isSent}>
        <p>{t(canReply ? "support.feedback.sent.text" : "support.feedback.sent.noReply")}</p>
        <p className="mt-3">
          <ButtonLink href={localePath(paths.support())} size="s" variant="secondary">
            {t("support.feedback.another")}
          </ButtonLink>
        </p>
      </Notice>
    );
  return (
    <AccountForm
      intent={FEEDBACK_INTENT}
      attempt={attempt}
      rules={feedbackRules}
      submit={t("support.feedback.submit")}
    >
      {({ message, email, name }) => (
        <>
          {/* The section's title says it already. */}
          <div className="[&_label]:sr-only laptop:[&_textarea]:min-h-36">
            <AccountTextArea field={message} label={t("support.feedback.message")} rows={3} />
          </div>
          <Sender
            isKnown={isKnown}
            address={address}
            isFilled={[email, name].some((field) => field.initialValue || field.errors)}
          >
            <AccountField
              field={email}
              inputMode="email"
              label={t("support.feedback.email")}
              hint={t(isKnown ? "support.feedback.emailHint.player" : "support.feedback.emailHint.visitor")}
              autoComplete="email"
              dir="ltr"
            />
            <AccountField field={name} label={t("support.feedback.name")} autoComplete="name" />
          </Sender>
          {/* The key empties the honeypot with each response. */}
          <p key={attempt} hidden>
            <label>
              {t("support.feedback.trap")}
              <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        </>
      )}
    </AccountForm>
  );
}

interface SenderProps {
  /** The platform knows whom to reply to. */
  isKnown: boolean;
  address: string | undefined;
  /** Something in it is filled in or wrong. */
  isFilled: boolean;
  children: ReactNode;
}

/** Who writes: folded where that is known, and once it had to be opened it stays so. */
function Sender({ isKnown, address, isFilled, children }: SenderProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(isFilled);
  if (isFilled && !isOpen) setOpen(true);
  if (!isKnown) return children;
  return (
    <Fold
      lead={
        address ? t("support.feedback.replyToAddress", { address }) : t("support.feedback.replyToAccount")
      }
      title={t("support.feedback.replyTo")}
      isOpen={isOpen}
    >
      <div className="grid gap-4 pt-2">{children}</div>
    </Fold>
  );
}
