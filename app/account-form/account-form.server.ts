import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import { z } from "zod";
import { requestedCheck, requirementOf } from "~/account-requirements/requirements";
import type { AppContext } from "~/context";
import { withoutDialog } from "~/dialogs/dialog-query";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { PlatformFailure, type PlatformRefusal } from "~/platform/errors";
import { fieldErrors, missingFields, waitSeconds } from "~/platform/refusal-details";
import { redirectWithin } from "~/redirects/redirect-within.server";
import { setFlash } from "~/session/flash.server";
import { attemptOf, dedupeSubmission, showingOf } from "~/session/idempotency/dedupe-submission.server";
import { type Attempt, storedSchema, toOutcome, toStored } from "~/session/idempotency/stored-outcome.server";
import { parseForm } from "~/validation/form-data";
import { fieldIssue, type Issue } from "~/validation/issue";
import { serverIssues } from "~/validation/server-issues.server";
import type { AccountAnswer, FormRefusal } from "./account-answer";
import { refusalText } from "./refusal-text.server";

/** One form of an account page: what it asks, the one call it stands for, and where success leads. */
interface AccountFormSpec<Schema extends z.ZodType, Data> {
  /** The same for everybody, or made of what the server asks for. */
  schema: Schema | ((context: AppContext) => Promise<Schema>);
  /** `idempotencyKey` names this showing of the form, for methods that take one (contract 1.2). */
  send: (
    context: AppContext,
    value: z.output<Schema>,
    idempotencyKey: string | undefined,
  ) => Promise<Attempt<Data>>;
  /** A redirect: what is shown next has been read anew. */
  done: (context: AppContext, sent: { value: z.output<Schema>; data: Data }) => Response | Promise<Response>;
  /** What is wrong with the fields where an answer is no yes (product 4: only 1 is). */
  unmet?: (data: Data) => Readonly<Record<string, Issue[]>> | undefined;
  /** Fields that a refusal is about, beside those that the platform names. */
  blame?: (refusal: PlatformRefusal) => Readonly<Record<string, Issue[]>>;
  /** Where the form tells what a parameter of the platform is blamed for, where the names differ. */
  places?: (parameter: string) => string;
  /** What a refusal means here, where its code's own sentence says less. */
  say?: (refusal: PlatformRefusal) => MessageKey | undefined;
  /** What is said where no answer came and this page does not show whether it was done. */
  unknown?: MessageKey;
  /** Where a refusal leads that a dialog of its own tells, or signing in where the page is open to all. */
  lead?: (context: AppContext, refusal: PlatformRefusal, value: z.output<Schema>) => Response | undefined;
  /** Fields that are never sent back. */
  secrets?: readonly string[];
}

export type FormAnswer = Response | ReturnType<typeof answer>;
type AccountForm = (context: AppContext, intent: string, form: FormData) => Promise<FormAnswer>;

/**
 * A form that counts once however often it is sent (architecture 6). A refusal comes back as wrong fields, a need or a
 * sentence, with all that was typed; no answer is told as such, and never as a success.
 */
export function accountForm<Schema extends z.ZodType, Data>(
  spec: AccountFormSpec<Schema, Data>,
): AccountForm {
  return async (context, intent, form) => {
    const schema = typeof spec.schema === "function" ? await spec.schema(context) : spec.schema;
    const submission = parseForm(form, { schema });
    const id = textOf(form, "id");
    const reply = (told: Told = {}) => ({
      intent,
      id,
      result: resultOf(submission, spec.secrets, told),
      refusal: told.refusal ?? null,
    });
    if (submission.status !== "success") return answer(400, reply());
    const { value } = submission;
    const sent = await sendOnce(context, intent, form, () => spec.send(context, value, attemptOf(form)));
    if (sent.state !== "settled") {
      const text = sent.state === "notSent" ? "accountForm.notSent" : (spec.unknown ?? "accountForm.unknown");
      return answer(503, reply({ refusal: { kind: "text", text } }));
    }
    const { outcome } = sent;
    if (outcome.ok) {
      const fields = spec.unmet?.(outcome.data);
      return fields ? answer(422, reply({ fields })) : spec.done(context, { value, data: outcome.data });
    }
    const { refusal } = outcome;
    const led = spec.lead?.(context, refusal, value);
    if (led) return led;
    // Only this code means that the session is lost (contract 1.4); the guard leads home with the wish.
    if (refusal.code === "NOT_AUTHORIZED") throw refusal;
    const isTooMany = refusal.type === "TooManyRequestsException";
    return answer(isTooMany ? 429 : 422, reply(explain(refusal, submission, spec)));
  };
}

/** Hands a post to the form whose `intent` it bears; one that no form of the page has shows the page anew. */
export async function answerAccountForms(
  context: AppContext,
  form: FormData,
  forms: Readonly<Record<string, AccountForm>>,
): Promise<FormAnswer> {
  const intent = textOf(form, "intent") ?? "";
  const one = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  return one ? one(context, intent, form) : redirectWithin(context, context.path + context.search);
}

/** Success: the page that the form stands on is read anew, and says so once. */
export function showDone(context: AppContext, key: MessageKey = "flash.saved"): Response {
  setFlash(context, { tone: "positive", key });
  return redirectWithin(context, context.path + settled(context.search));
}

/** The address without what was said on arrival: it may be no longer so (product 2.2, `toastType`). */
function settled(search: string): string {
  const query = new URLSearchParams(withoutDialog(search));
  if (!query.has("toastType")) return withoutDialog(search);
  query.delete("toastType");
  return query.size > 0 ? `?${query}` : "";
}

interface Told {
  refusal?: FormRefusal;
  fields?: Readonly<Record<string, Issue[]>>;
}

function explain(
  refusal: PlatformRefusal,
  submission: Submission<unknown>,
  {
    blame,
    say,
    places = (name) => name,
  }: Pick<AccountFormSpec<z.ZodType, unknown>, "blame" | "say" | "places">,
): Told {
  const need = requirementOf(refusal);
  // A form that has the fields that are missing is the place where they are given.
  const missing = need === "profile" ? missingFields(refusal).map(places) : [];
  const own = missing.filter((name) => name in submission.payload);
  if (own.length > 0)
    return { fields: Object.fromEntries(own.map((name) => [name, [fieldIssue("requiredField")]])) };
  const check = requestedCheck(refusal);
  if (need) return { refusal: { kind: "need", need, ...(check && { check }) } };
  const codes = Object.entries(fieldErrors(refusal)).map(([name, code]) => [places(name), code] as const);
  const fields = { ...serverIssues(Object.fromEntries(codes)), ...blame?.(refusal) };
  const names = Object.keys(fields);
  // A field that this form does not show would be an error that nobody sees.
  if (names.length > 0 && names.every((name) => name !== "id" && name in submission.payload))
    return { fields };
  return {
    fields,
    refusal: {
      kind: "text",
      text: say?.(refusal) ?? refusalText(refusal),
      ...(refusal.type === "TooManyRequestsException" && { seconds: waitSeconds(refusal) }),
    },
  };
}

function resultOf(
  submission: Submission<unknown>,
  secrets: readonly string[] = [],
  { fields, refusal }: Told,
): AccountAnswer["result"] {
  return submission.reply({
    hideFields: [...secrets],
    ...(fields && { fieldErrors: fields as Record<string, string[]> }),
    ...(refusal && { formErrors: [refusal.kind] }),
  });
}

type Sent<Data> = { state: "settled"; outcome: Attempt<Data> } | { state: "unknown" | "notSent" };

/** An answer that never came is kept like a success: the same showing, sent again, would do it twice. */
async function sendOnce<Data>(
  context: AppContext,
  intent: string,
  form: FormData,
  send: () => Promise<Attempt<Data>>,
): Promise<Sent<Data>> {
  const showing = showingOf(form);
  const session = context.cookies.upstreamHeader() ?? "";
  const name = showing && ["account form", context.path, intent, session, ...showing];
  // What each form gets back is judged by its own call; here only what became of it.
  const result = storedSchema(z.custom<Data>());
  const stored = await dedupeSubmission(
    context,
    { name, result, isKept: ({ state }) => state === "accepted" || state === "unknown" },
    () => settle(context, send),
  );
  const outcome = toOutcome(stored);
  if (outcome) return { state: "settled", outcome };
  return { state: stored.state === "notSent" ? "notSent" : "unknown" };
}

async function settle<Data>({ log }: AppContext, send: () => Promise<Attempt<Data>>) {
  try {
    const outcome = await send();
    // An error of the service itself may have come after the deed.
    if (!outcome.ok && outcome.refusal.status >= 500) return { state: "unknown" } as const;
    return toStored(outcome);
  } catch (error) {
    // A 403 is fatal, and wrong parameters are a defect of ours: neither is a missing answer.
    if (!(error instanceof PlatformFailure) || error.status === 403 || error.kind === "input") throw error;
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
