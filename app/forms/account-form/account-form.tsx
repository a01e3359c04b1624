import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { useActionData, useLocation, useNavigation } from "@remix-run/react";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import type { LazyRules } from "~/forms/validation/lazy-rules";
import { useRuledForm } from "~/forms/validation/use-ruled-form";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { ButtonVariant } from "~/ui/button";
import { SubmitButton } from "~/ui/form/submit-button";
import type { AccountAnswer } from "./account-answer";
import { FormNotice } from "./form-notice";

type Values = Record<string, string | undefined>;
type Fields<Parsed> = Required<{ [Name in keyof Parsed]: FieldMetadata<string> }>;

interface AccountFormProps<Parsed> {
  /** Key of this form among those that the page's action passes to `answerAccountForms`. */
  intent: string;
  /** The item of a list that the form is about; posted as `id`. */
  id?: string;
  /** Idempotency key of this rendering of the form: submitting it twice counts once. */
  attempt: string;
  /** Omitted for a form that has no fields. */
  rules?: LazyRules<Parsed>;
  values?: Values;
  submit: string;
  variant?: ButtonVariant;
  /** Lets the parent read the form while it is filled in. */
  element?: RefObject<HTMLFormElement>;
  children?: (fields: Fields<Parsed>) => ReactNode;
}

/**
 * A form of an account page, posted to its own page. It works without script; script adds validation on blur, the
 * pending state and the focus on the first invalid field.
 */
export function AccountForm<Parsed extends Values>({
  intent,
  id,
  attempt,
  rules,
  values,
  submit,
  variant,
  element: given,
  children,
}: AccountFormProps<Parsed>) {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const actionData = useActionData<AccountAnswer>();
  const pendingForm = useNavigation().formData;
  const isPending =
    pendingForm?.get("intent") === intent && (id === undefined || pendingForm.get("id") === id);
  const answer =
    actionData?.intent === intent && (id === undefined || actionData.id === id) ? actionData : undefined;
  const { form, fields } = useRuledForm<Values, Parsed>({
    // The prefix avoids the ids of section anchors: with two equal ids the fields lose their form.
    id: id === undefined ? `form-${intent}` : `form-${intent}-${id}`,
    lastResult: isPending ? null : answer?.result,
    defaultValue: values,
    rules,
  });
  const ownElement = useRef<HTMLFormElement>(null);
  const element = given ?? ownElement;
  useFreshValues(element, { attempt, isPending, isUnanswered: answer === undefined });
  // The empty name holds the errors of the form itself.
  const firstWrong = Object.keys(answer?.result?.error ?? {}).find((name) => name !== "");
  return (
    <form
      method="post"
      action={localePath(pathname + withoutDialog(search))}
      data-keep-scroll=""
      {...getFormProps(form)}
      ref={element}
      className="grid gap-4"
    >
      <FormNotice refusal={answer?.refusal} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt" value={attempt} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <FirstWrong.Provider value={firstWrong}>{children?.(fields as Fields<Parsed>)}</FirstWrong.Provider>
      <p>
        <SubmitButton isPending={isPending} label={submit} variant={variant} />
      </p>
    </form>
  );
}

const FirstWrong = createContext<string | undefined>(undefined);

/** Whether this is the first invalid field of the response: it gets `autoFocus`, which works without script too. */
export function useIsFirstWrong(name: string): boolean {
  return useContext(FirstWrong) === name;
}

/** Resets the form to the saved values after its own success; input survives submissions of other forms. */
function useFreshValues(
  element: RefObject<HTMLFormElement>,
  { attempt, isPending, isUnanswered }: { attempt: string; isPending: boolean; isUnanswered: boolean },
) {
  const shown = useRef(attempt);
  const wasSent = useRef(false);
  useEffect(() => {
    if (isPending) wasSent.current = true;
    if (shown.current === attempt) return;
    shown.current = attempt;
    if (wasSent.current && isUnanswered) element.current?.reset();
    wasSent.current = false;
  }, [element, attempt, isPending, isUnanswered]);
}
