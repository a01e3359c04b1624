import { type FormEvent, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useSecondsLeft } from "~/browser/runtime/time/use-seconds-left";
import { useAuthSurface } from "~/features/auth/auth-surface";
import { AuthField } from "~/features/auth/form/auth-field";
import { RefusalNotice } from "~/features/auth/form/refusal-notice";
import { useAuthForm } from "~/features/auth/form/use-auth-form";
import { useSchemaForm } from "~/features/auth/form/use-schema-form";
import { stripCode } from "~/forms/validation/code-input";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { SubmitButton } from "~/ui/form/submit-button";
import type { PendingSignIn } from "./pending-sign-in.server";
import { setPendingSignIn } from "./use-pending-sign-in";

const codeRules = lazyRules(() => import("./code-schema").then((part) => part.CodeSchema));

interface CodeFormProps {
  /** From browser memory. Null: it is in the encrypted cookie, which only this page receives. */
  pendingSignIn: PendingSignIn | null;
  servedSeconds: number;
}

export function CodeForm({ pendingSignIn, servedSeconds }: CodeFormProps) {
  const t = useTranslate();
  const issueTexts = useIssueTexts();
  const { redirectUrl } = useAuthSurface();
  const { action, send, ...state } = useAuthForm("twofa", "code", "resend");
  const { fields, isReady, propsOf } = useSchemaForm("code", codeRules, state, "onSubmit");
  const { answer, settledAnswer, isPending } = state;
  const secondsLeft = useSecondsLeft(pendingSignIn?.resendAt, servedSeconds);
  useResendTime(
    pendingSignIn,
    settledAnswer?.refusal?.reason === "twoFactor" ? settledAnswer.refusal : undefined,
  );

  const common = {
    method: "post",
    action,
    "data-document": pendingSignIn ? undefined : "",
    className: "auth-form",
  } as const;
  const sendPending = (event: FormEvent<HTMLFormElement>) => {
    if (pendingSignIn) send(event, { login: pendingSignIn.login, password: pendingSignIn.password });
  };
  return (
    <>
      <form {...common} {...propsOf(sendPending)}>
        {settledAnswer?.isDone ? (
          <Notice tone="positive" title={t("auth.twofa.sent.title")}>
            {t("auth.twofa.sent.text")}
          </Notice>
        ) : (
          <RefusalNotice refusal={answer?.refusal} />
        )}
        <input type="hidden" name="intent" value="code" />
        {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
        <AuthField
          field={fields.two_factor_auth}
          label={t("auth.twofa.code")}
          errors={issueTexts(fields.two_factor_auth.errors)}
          hasFocus
          data-focus=""
          inputMode="numeric"
          autoComplete="one-time-code"
          className="otp"
          dir="ltr"
          onInput={stripCode}
        />
        <SubmitButton isPending={isPending} isReady={isReady} label={t("auth.twofa.submit")} />
      </form>
      <form {...common} onSubmit={sendPending}>
        <input type="hidden" name="intent" value="resend" />
        {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
        <ResendButton secondsLeft={secondsLeft} isPending={isPending} />
      </form>
    </>
  );
}

/** Disabled only with script; without it the platform's refusal names the remaining wait. */
function ResendButton({ secondsLeft, isPending }: { secondsLeft: number; isPending: boolean }) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  return (
    <>
      {secondsLeft > 0 && (
        <p className="text-center text-muted text-sm tabular">
          {t("auth.twofa.resendIn", { seconds: secondsLeft })}
        </p>
      )}
      <Button variant="secondary" disabled={isHydrated && (isPending || secondsLeft > 0)}>
        {t("auth.twofa.resend")}
      </Button>
    </>
  );
}

/** Every response with a resend time resets the timer (docs/product.md#8). */
function useResendTime(
  pendingSignIn: PendingSignIn | null,
  refusal: { resendSeconds?: number } | undefined,
): void {
  const settledAnswer = useRef<typeof refusal>();
  useEffect(() => {
    if (!pendingSignIn || !refusal || settledAnswer.current === refusal) return;
    settledAnswer.current = refusal;
    if (refusal.resendSeconds !== undefined)
      setPendingSignIn({ ...pendingSignIn, resendAt: Date.now() + refusal.resendSeconds * 1000 });
  }, [pendingSignIn, refusal]);
}
