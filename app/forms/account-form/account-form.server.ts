import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { withoutDialog } from "~/dialogs/address/requested-dialog";
import { recordRequirement } from "~/forms/account-requirements/required.server";
import { requestedCheck, requirementOf } from "~/forms/account-requirements/requirements";
import { parseForm } from "~/forms/validation/form-data";
import { fieldIssue, type Issue } from "~/forms/validation/issue";
import { serverIssues } from "~/forms/validation/server-issues.server";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { fieldErrors, missingFields, waitSeconds } from "~/platform/refusal-details";
import { withSearch } from "~/routing/addresses/internal-path";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { setFlash } from "~/session/flash/flash.server";
import { attemptOf, dedupeSubmission, showingOf } from "~/session/idempotency/dedupe-submission.server";
import {
  type AttemptResult,
  type SubmissionRecord,
  storedSchema,
  toAttemptResult,
  toSubmissionRecord,
} from "~/session/idempotency/stored-outcome.server";
import { UpstreamFailure } from "~/upstream/errors";
import type { AccountAnswer, FormRefusal } from "./account-answer";
import { refusalText } from "./refusal-text.server";

/** One form of an account page: its schema, its platform call, and the response to each outcome. */
interface AccountFormSpec<Schema extends z.ZodType, Data> {
  /** Moves money, bonuses or points: nothing is sent while it is not known whether another process has sent it. */
  movesMoney?: true;
  /** Static, or built from what the platform requires of this player. */
  schema: Schema | ((context: AppContext) => Promise<Schema>);
  /** `idempotencyKey` identifies this rendering of the form, for methods that take one (docs/contract.md#1.2). */
  send: (
    context: AppContext,
    value: z.output<Schema>,
    idempotencyKey: string | undefined,
  ) => Promise<AttemptResult<Data>>;
  /** Response on success: a redirect, so that the next page is loaded afresh. */
  done: (context: AppContext, sent: { value: z.output<Schema>; data: Data }) => Response | Promise<Response>;
  /** Field errors of a successful reply whose data still means "no" (docs/product.md#4: only 1 is a yes). */
  replyIssues?: (data: Data) => Readonly<Record<string, Issue[]>> | undefined;
  /** Field errors of a refusal, in addition to the fields that the platform names. */
  refusalIssues?: (refusal: PlatformRefusal) => Readonly<Record<string, Issue[]>>;
  /** Maps a platform parameter to the form field that shows its error, where the names differ. */
  fieldOf?: (parameter: string) => string;
  /** A message that is more specific here than the one of the refusal's code. */
  refusalMessage?: (refusal: PlatformRefusal) => MessageKey | undefined;
  /** Message for an unknown outcome, where this page does not show whether the action was done. */
  unknown?: MessageKey;
  /** Redirect for a refusal that has a dialog of its own, or to sign-in on a public page. */
  redirectOn?: (
    context: AppContext,
    refusal: PlatformRefusal,
    value: z.output<Schema>,
  ) => Response | undefined;
  /** Fields whose values are never sent back to the browser. */
  secrets?: readonly string[];
}

export type FormAnswer = Response | ReturnType<typeof answer>;
type AccountForm = (context: AppContext, intent: string, form: FormData) => Promise<FormAnswer>;

/**
 * The action of a form that counts once however often it is submitted (docs/architecture.md#6). A refusal returns field
 * errors, a requirement or a message, and keeps the submitted values; a missing reply is reported as an unknown
 * outcome, never as a success.
 */
export function accountForm<Schema extends z.ZodType, Data>(
  spec: AccountFormSpec<Schema, Data>,
): AccountForm {
  return async (context, intent, form) => {
    const schema = typeof spec.schema === "function" ? await spec.schema(context) : spec.schema;
    const submission = parseForm(form, { schema });
    const id = textOf(form, "id");
    const reply = (problem: Problem = {}) => ({
      intent,
      id,
      result: resultOf(submission, spec.secrets, problem),
      refusal: problem.refusal ?? null,
    });
    if (submission.status !== "success") return answer(400, reply());
    const { value } = submission;
    const sent = await sendOnce(context, { intent, form, movesMoney: spec.movesMoney }, () =>
      spec.send(context, value, attemptOf(form)),
    );
    if (sent.state !== "settled") {
      const texts = {
        alone: "payment.paused",
        notSent: "accountForm.notSent",
        unknown: spec.unknown ?? "accountForm.unknown",
      } as const;
      return answer(503, reply({ refusal: { kind: "text", text: texts[sent.state] } }));
    }
    const { outcome } = sent;
    if (outcome.ok) {
      const fields = spec.replyIssues?.(outcome.data);
      return fields ? answer(422, reply({ fields })) : spec.done(context, { value, data: outcome.data });
    }
    const { refusal } = outcome;
    const redirected = spec.redirectOn?.(context, refusal, value);
    if (redirected) return redirected;
    // Only this code means a lost session (docs/contract.md#1.4); the route guard answers it.
    if (refusal.code === "NOT_AUTHORIZED") throw refusal;
    await recordRequirement(context, refusal);
    const isTooMany = refusal.type === "TooManyRequestsException";
    return answer(isTooMany ? 429 : 422, reply(explain(refusal, submission, spec)));
  };
}

/** Dispatches a submission to the form with its `intent`; an unknown intent reloads the page. */
export async function answerAccountForms(
  context: AppContext,
  form: FormData,
  forms: Readonly<Record<string, AccountForm>>,
): Promise<FormAnswer> {
  const intent = textOf(form, "intent") ?? "";
  const one = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  return one ? one(context, intent, form) : redirectWithin(context, withSearch(context.path, context.search));
}

/** Success: redirects to the form's own page, which shows a one-time message. */
export function showDone(context: AppContext, key: MessageKey = "flash.saved"): Response {
  setFlash(context, { tone: "positive", key });
  return redirectWithin(context, withSearch(context.path, settled(context.search)));
}

/** The query without dialogs and `toastType`, whose message may be outdated (docs/product.md#2.2, `toastType`). */
function settled(search: string): string {
  const query = new URLSearchParams(withoutDialog(search));
  if (!query.has("toastType")) return withoutDialog(search);
  query.delete("toastType");
  return query.size > 0 ? `?${query}` : "";
}

interface Problem {
  refusal?: FormRefusal;
  fields?: Readonly<Record<string, Issue[]>>;
}

function explain(
  refusal: PlatformRefusal,
  submission: Submission<unknown>,
  {
    refusalIssues,
    refusalMessage,
    fieldOf = (name) => name,
  }: Pick<AccountFormSpec<z.ZodType, unknown>, "refusalIssues" | "refusalMessage" | "fieldOf">,
): Problem {
  const need = requirementOf(refusal);
  // Missing profile fields that this form has itself become field errors.
  const missing = need === "profile" ? missingFields(refusal).map(fieldOf) : [];
  const ownFields = missing.filter((name) => name in submission.payload);
  if (ownFields.length > 0)
    return { fields: Object.fromEntries(ownFields.map((name) => [name, [fieldIssue("requiredField")]])) };
  const check = requestedCheck(refusal);
  if (need) return { refusal: { kind: "need", need, ...(check && { check }) } };
  const codes = Object.entries(fieldErrors(refusal)).map(([name, code]) => [fieldOf(name), code] as const);
  const fields = { ...serverIssues(Object.fromEntries(codes)), ...refusalIssues?.(refusal) };
  const names = Object.keys(fields);
  // An error of a field that this form does not render would be invisible: it gets a form message as well.
  if (names.length > 0 && names.every((name) => name !== "id" && name in submission.payload))
    return { fields };
  return {
    fields,
    refusal: {
      kind: "text",
      text: refusalMessage?.(refusal) ?? refusalText(refusal),
      ...(refusal.type === "TooManyRequestsException" && { seconds: waitSeconds(refusal) }),
    },
  };
}

function resultOf(
  submission: Submission<unknown>,
  secrets: readonly string[] = [],
  { fields, refusal }: Problem,
): AccountAnswer["result"] {
  return submission.reply({
    hideFields: [...secrets],
    ...(fields && { fieldErrors: fields as Record<string, string[]> }),
    ...(refusal && { formErrors: [refusal.kind] }),
  });
}

type Sent<Data> =
  | { state: "settled"; outcome: AttemptResult<Data> }
  | { state: "alone" | "unknown" | "notSent" };

/** An unknown outcome is stored like a success: submitting the same rendering again could do the action twice. */
async function sendOnce<Data>(
  context: AppContext,
  { intent, form, movesMoney }: { intent: string; form: FormData; movesMoney: true | undefined },
  send: () => Promise<AttemptResult<Data>>,
): Promise<Sent<Data>> {
  const showing = showingOf(form);
  const session = context.cookies.upstreamHeader() ?? "";
  const name = showing && ["account form", context.path, intent, session, ...showing];
  // The platform client validates each reply; here only the state matters.
  const result = storedSchema(z.custom<Data>());
  const stored = await dedupeSubmission<SubmissionRecord<Data> | { state: "alone" }>(
    context,
    {
      name,
      result,
      isFinal: ({ state }) => state === "accepted" || state === "unknown",
      abandoned: { state: "unknown" },
      ...(movesMoney && { alone: { state: "alone" } }),
    },
    () => settle(context, send),
  );
  if (stored.state === "alone") return stored;
  const outcome = toAttemptResult(stored);
  if (outcome) return { state: "settled", outcome };
  return { state: stored.state === "notSent" ? "notSent" : "unknown" };
}

async function settle<Data>({ log }: AppContext, send: () => Promise<AttemptResult<Data>>) {
  try {
    const outcome = await send();
    // The platform may have failed after it did the action.
    if (!outcome.ok && outcome.refusal.status >= 500) return { state: "unknown" } as const;
    return toSubmissionRecord(outcome);
  } catch (error) {
    // What ends the page, and invalid parameters, our own bug: neither is a missing reply.
    if (!(error instanceof UpstreamFailure) || pageEndOf(error) || error.kind === "input") throw error;
    log.warn({ method: error.method, kind: error.kind }, "a form got no answer");
    return { state: error.wasSent ? "unknown" : "notSent" } as const;
  }
}

function answer(status: number, body: AccountAnswer) {
  return data(body, status);
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}
