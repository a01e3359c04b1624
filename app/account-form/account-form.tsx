import { type FieldMetadata, getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLocation, useNavigation } from "@remix-run/react";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import type { z } from "zod";
import { withoutDialog } from "~/dialogs/dialog-query";
import { useLocalePath } from "~/i18n/use-locale-path";
import type { ButtonVariant } from "~/ui/button";
import { SubmitButton } from "~/ui/submit-button";
import "~/validation/no-eval";
import type { AccountAnswer } from "./account-answer";
import { FormNotice } from "./form-notice";

type Values = Record<string, string | undefined>;
type Fields<Schema extends z.ZodType<unknown, Values>> = Required<{
  [Name in keyof z.input<Schema>]: FieldMetadata<string>;
}>;

interface AccountFormProps<Schema extends z.ZodType<unknown, Values>> {
  /** Which of the page's forms it is: a key of what its action gives to `answerAccountForms`. */
  intent: string;
  /** Which of several things it is about; posted as `id`. */
  id?: string;
  /** Names this showing of the form, so that sending it twice is sending it once. */
  attempt: string;
  schema: Schema;
  values?: Values;
  submit: string;
  variant?: ButtonVariant;
  /** For who has to read the form while it is filled in. */
  element?: RefObject<HTMLFormElement>;
  children?: (fields: Fields<Schema>) => ReactNode;
}

/**
 * A form of an account page, posted to the page it stands on. The server writes it and answers it; a script adds the
 * checks on blur, the pending state and the focus on what is wrong.
 */
export function AccountForm<Schema extends z.ZodType<unknown, Values>>({
  intent,
  id,
  attempt,
  schema,
  values,
  submit,
  variant,
  element: given,
  children,
}: AccountFormProps<Schema>) {
  const localePath = useLocalePath();
  const { pathname, search } = useLocation();
  const said = useActionData<AccountAnswer>();
  const sending = useNavigation().formData;
  const isPending = sending?.get("intent") === intent && (id === undefined || sending.get("id") === id);
  const answer = said?.intent === intent && (id === undefined || said.id === id) ? said : undefined;
  const [form, fields] = useForm<Values, unknown>({
    // Apart from the anchors of sections: two equal ids would take the fields from their form.
    id: id === undefined ? `form-${intent}` : `form-${intent}-${id}`,
    lastResult: isPending ? null : answer?.result,
    defaultValue: values,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const ownElement = useRef<HTMLFormElement>(null);
  const element = given ?? ownElement;
  useFreshValues(element, { attempt, isPending, isUnanswered: answer === undefined });
  // The empty name is the form's own.
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
      <FirstWrong.Provider value={firstWrong}>{children?.(fields as Fields<Schema>)}</FirstWrong.Provider>
      <p>
        <SubmitButton isPending={isPending} label={submit} variant={variant} />
      </p>
    </form>
  );
}

const FirstWrong = createContext<string | undefined>(undefined);

/** Whether a document that comes back has this field wrong before all others: it has the focus from the first byte on. */
export function useIsFirstWrong(name: string): boolean {
  return useContext(FirstWrong) === name;
}

/** After its own success the form shows what is saved; what stands in it while others are sent stays. */
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
