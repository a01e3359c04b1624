import { useActionData } from "@remix-run/react";
import type { AccountAnswer } from "./account-answer";
import { FormNotice } from "./form-notice";

/** Shows the refusal of a form that the revalidated page no longer renders, so that it is not lost. */
export function AnswerNotice({ intent }: { intent: string }) {
  const answer = useActionData<AccountAnswer>();
  return <FormNotice refusal={answer?.intent === intent ? answer.refusal : null} />;
}
