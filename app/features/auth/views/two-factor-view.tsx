import { useAuthSurface } from "~/features/auth/auth-surface";
import { RefusalNotice } from "~/features/auth/form/refusal-notice";
import { usePendingSignIn } from "~/features/auth/two-factor/use-pending-sign-in";
import { useTranslate } from "~/i18n/use-translate";
import { CodeForm } from "../two-factor/code-form";
import { BackToSignIn } from "./back-to-sign-in";

/** The second step. Without a pending sign-in (opened by URL, or expired) it only links back to the first. */
export function TwoFactorView() {
  const t = useTranslate();
  const pendingSignIn = usePendingSignIn();
  const { resendSeconds } = useAuthSurface();
  return (
    <>
      {pendingSignIn || resendSeconds !== undefined ? (
        <>
          <p className="text-muted text-sm">{t("auth.twofa.lead")}</p>
          <CodeForm pendingSignIn={pendingSignIn} servedSeconds={resendSeconds ?? 0} />
        </>
      ) : (
        <RefusalNotice refusal={{ reason: "ended" }} />
      )}
      <BackToSignIn />
    </>
  );
}
