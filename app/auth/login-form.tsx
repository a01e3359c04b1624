import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { LoginRefusal } from "./auth.server";
import { LoginSchema } from "./login-schema";

interface LoginFormProps {
  action: string;
  redirectUrl: string | null;
  lastResult: SubmissionResult | null;
  refusal: LoginRefusal | null;
  isPending: boolean;
  /** Sends a form that is right; without it that is left to the page. */
  onSubmit?: (form: HTMLFormElement) => void;
}

export function LoginForm(props: LoginFormProps) {
  const { action, redirectUrl, lastResult, refusal, isPending, onSubmit } = props;
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const [form, fields] = useForm({
    id: "login",
    lastResult: isPending ? null : lastResult,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: LoginSchema }),
  });
  const formProps = getFormProps(form);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    formProps.onSubmit(event);
    if (!onSubmit || event.defaultPrevented) return;
    event.preventDefault();
    onSubmit(event.currentTarget);
  }
  const errorsOf = (errors: string[] | undefined) => errors?.map((key) => t(key as MessageKey));

  return (
    <form
      method="post"
      action={action}
      {...formProps}
      onSubmit={handleSubmit}
      className="mt-6 flex flex-col gap-4"
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
      <Field
        label={t("auth.login.login")}
        errors={errorsOf(fields.login.errors)}
        inputProps={{
          ...inputProps(fields.login, "text"),
          autoComplete: "username",
          autoCapitalize: "none",
          spellCheck: false,
        }}
      />
      <Field
        label={t("auth.login.password")}
        errors={errorsOf(fields.password.errors)}
        inputProps={{
          ...inputProps(fields.password, isShown ? "text" : "password"),
          autoComplete: "current-password",
        }}
      />
      <Button
        type="button"
        variant="ghost"
        size="s"
        // It needs a script, but its place is kept from the start: nothing jumps when the script arrives.
        className={isHydrated ? undefined : "invisible"}
        onClick={() => setShown(!isShown)}
        aria-pressed={isShown}
      >
        {t(isShown ? "auth.login.hidePassword" : "auth.login.showPassword")}
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="l"
        aria-busy={isPending}
        disabled={isHydrated && isPending}
      >
        {t(isPending ? "auth.login.submitting" : "auth.login.submit")}
      </Button>
    </form>
  );
}

/** React wants keys given by name, not spread. */
function inputProps(field: FieldMetadata<string>, type: "text" | "password") {
  const { key: _, ...props } = getInputProps(field, { type });
  return props;
}

function RefusalNotice({ refusal }: { refusal: LoginRefusal }) {
  const t = useTranslate();
  const texts = {
    wrongCredentials: ["auth.login.wrongCredentials.title", "auth.login.wrongCredentials.text"],
    twoFactor: ["auth.twofa.unavailable.title", "auth.twofa.unavailable.text"],
    tooMany: ["auth.login.tooMany.title", "auth.login.tooMany.text"],
    failed: ["auth.login.failed.title", "auth.login.failed.text"],
  } as const satisfies Record<LoginRefusal["reason"], readonly [MessageKey, MessageKey]>;
  const [title, text] = texts[refusal.reason];
  return (
    <Notice tone="danger" title={t(title)}>
      {t(text, refusal.reason === "tooMany" ? { count: refusal.seconds } : undefined)}
    </Notice>
  );
}
