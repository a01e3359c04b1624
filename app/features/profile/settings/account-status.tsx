import type { VerificationStep } from "~/features/verification/verification-step";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Badge, type BadgeTone } from "~/ui/feedback/badge";
import { Icon } from "~/ui/icons/icon";
import type { Contacts } from "../personal/personal.server";

interface AccountStatusProps {
  /** Null where the site has no verification. */
  step: VerificationStep | null;
  contacts: Contacts;
}

const tones: Record<Exclude<VerificationStep, "completed">, BadgeTone> = {
  start: "warning",
  change: "warning",
  verification: "neutral",
};

/** What is left to verify and to confirm, with the way there; a verified identity is one quiet line. */
export function AccountStatus({ step, contacts }: AccountStatusProps) {
  const t = useTranslate();
  const open = (["email", "phone"] as const).filter((kind) => contacts[kind]?.is_confirmed === false);
  return (
    <>
      {step === "completed" && (
        <p className="-mt-3 flex items-center gap-2 text-muted text-sm">
          <Icon name="check" className="size-4 text-positive" />
          {t("profile.status.text.completed")}
        </p>
      )}
      <OpenSteps step={step === "completed" ? null : step} contacts={open} />
    </>
  );
}

interface OpenStepsProps {
  step: keyof typeof tones | null;
  contacts: readonly (keyof Contacts & ("email" | "phone"))[];
}

function OpenSteps({ step, contacts }: OpenStepsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!step && contacts.length === 0) return null;
  return (
    <ul className="panel account-status">
      {step && (
        <li>
          <span className="grid">
            {t("profile.pages.verification")}
            <span className="text-muted">{t(`profile.status.text.${step}`)}</span>
          </span>
          <Badge tone={tones[step]}>
            {t(step === "start" ? "profile.status.start" : `profile.verification.steps.${step}`)}
          </Badge>
          {step === "start" && (
            <ButtonLink size="s" variant="secondary" href={localePath(paths.verification())}>
              {t("profile.status.begin")}
            </ButtonLink>
          )}
        </li>
      )}
      {contacts.map((kind) => (
        <li key={kind}>
          <span>{t(`profile.contact.${kind}`)}</span>
          <Badge tone="warning">{t("profile.contact.unconfirmed")}</Badge>
          <ButtonLink size="s" variant="secondary" href="#contacts">
            {t("profile.contact.confirm")}
            <span className="sr-only">: {t(`profile.contact.${kind}`)}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
