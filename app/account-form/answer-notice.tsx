import { useActionData } from "@remix-run/react";
import type { AccountAnswer } from "./account-answer";
import { FormNotice } from "./form-notice";

/** What came of a form that the page, read anew, no longer shows: it must not be answered by silence. */
export function AnswerNotice({ intent }: { intent: string }) {
  const answer = useActionData<AccountAnswer>();
  return <FormNotice refusal={answer?.intent === intent ? answer.refusal : null} />;
}
