import { type AuthNoticeName, noticeOf } from "~/features/auth/auth-notices";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useTranslate } from "~/i18n/use-translate";
import { Notice } from "~/ui/feedback/notice";
import type { AuthRefusal } from "./auth-answer";

const texts = {
  wrongCredentials: ["auth.login.wrongCredentials.title", "auth.login.wrongCredentials.text"],
  tooMany: ["auth.login.tooMany.title", "auth.login.tooMany.text"],
  failed: ["auth.login.failed.title", "auth.login.failed.text"],
  somethingWrong: ["auth.login.somethingWrong.title", "errors.somethingWrong"],
  wrongEntry: ["auth.registration.wrongEntryTitle", "auth.registration.wrongEntry"],
  unanswered: ["auth.registration.unanswered.title", "auth.registration.unanswered.text"],
  ended: ["auth.twofa.ended.title", "auth.twofa.ended.text"],
} as const satisfies Partial<Record<AuthRefusal["reason"], readonly [MessageKey, MessageKey]>>;

/** Why a submission failed; errors of one field are shown at that field. */
export function RefusalNotice({ refusal }: { refusal: AuthRefusal | null | undefined }) {
  const t = useTranslate();
  if (!refusal) return null;
  if (refusal.reason === "twoFactor") return <StepNotice refusal={refusal} />;
  const [title, text] = texts[refusal.reason];
  return (
    <Notice tone="danger" title={t(title)} answer={refusal}>
      {t(text, refusal.reason === "tooMany" ? { count: refusal.seconds } : undefined)}
    </Notice>
  );
}

function StepNotice({ refusal }: { refusal: AuthRefusal & { reason: "twoFactor" } }) {
  const t = useTranslate();
  if (refusal.step === "enabled") return <Notice>{t("auth.twofa.enabled")}</Notice>;
  if (refusal.step !== "resendIn") return null;
  return <Notice tone="warning">{t("auth.twofa.resendIn", { seconds: refusal.resendSeconds ?? 0 })}</Notice>;
}

/** The notice that the URL names. */
export function ArrivalNotice({ name }: { name: AuthNoticeName | null }) {
  const t = useTranslate();
  if (!name) return null;
  const { tone, title, text } = noticeOf(name);
  return (
    <Notice tone={tone} title={t(title)}>
      {t(text)}
    </Notice>
  );
}
