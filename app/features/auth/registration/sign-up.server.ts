import type { AppContext } from "~/context/app-context";
import { formResponse, statusOf } from "~/features/auth/form/form-response.server";
import { redirectAfterLogin } from "~/features/auth/sign-in/redirect-after-login.server";
import { checkPromoCode } from "~/features/promotions/promo-code/promo-check.server";
import { readAnyPhone } from "~/forms/validation/any-phone.server";
import { serverIssues } from "~/forms/validation/server-issues.server";
import { PlatformRefusal } from "~/platform/errors";
import { pageEndOf } from "~/platform/page-end";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { showingOf } from "~/session/idempotency/dedupe-submission.server";
import { pendingPromoCode } from "~/session/promo.server";
import { UpstreamFailure } from "~/upstream/errors";
import type { RegistrationType } from "../auth-config";
import { registrationTypes } from "../auth-data.server";
import { viewPath } from "../auth-view";
import { loadRegistration } from "./load-registration.server";
import type { RegistrationModel } from "./model/form-model";
import { carriedValues, typedValues } from "./model/form-values";
import { parseRegistration } from "./model/registration-schema";
import { completionPayload, registrationPayload } from "./payload";
import { redirectAfterSignUp } from "./redirect-after-sign-up.server";
import { refusedFields } from "./refused-fields";
import { type RegistrationRefused, refused, register } from "./register.server";

/** A submission and the current definition of its form. */
interface Sent {
  model: RegistrationModel;
  form: FormData;
}

type Submission = ReturnType<typeof parseRegistration>;
type Answer = Promise<Response | ReturnType<typeof formResponse>>;

/**
 * Submits a registration. The country and type buttons only render the form again, with its input; script does that
 * in place.
 */
export async function submitSignUp(context: AppContext, form: FormData): Answer {
  const [intent = "", typeId] = String(form.get("intent") ?? "").split(":");
  const purpose = purposeOf(form.get("purpose"));
  try {
    const { type, types } = await chosenType(context, intent === "type" ? typeId : form.get("type"));
    if (purpose === "register" && type?.component === "social")
      return redirect(viewPath("registration", { type: type.id }));
    const country = form.get("country") ?? form.get("country_code");
    const model = await loadRegistration(context, {
      purpose,
      type: purpose === "register" ? type : null,
      types,
      country: typeof country === "string" ? country : undefined,
    });
    const sent = { model, form };
    if (intent === "country" || intent === "type")
      return formResponse(200, { intent: "register", registration: shown(sent, intent === "country") });
    return await (purpose === "complete" ? complete(context, sent) : open(context, sent));
  } catch (error) {
    report(context, error);
    return formResponse(503, { intent: "register", refusal: { reason: "unanswered" } });
  }
}

/** For script: the form for another country or type; null when it could not be read. */
export async function loadFields(context: AppContext): Promise<RegistrationModel | null> {
  const { query } = context;
  const purpose = purposeOf(query.get("purpose"));
  try {
    const { type, types } = await chosenType(context, query.get("type"));
    return await loadRegistration(context, {
      purpose,
      type: purpose === "register" ? type : null,
      types,
      country: query.get("country") ?? undefined,
    });
  } catch (error) {
    report(context, error);
    return null;
  }
}

function purposeOf(value: FormDataEntryValue | null): RegistrationModel["purpose"] {
  return value === "complete" ? "complete" : "register";
}

/**
 * Logs why the form could not be read, without which nothing can be validated. Rethrows what ends the page and our
 * own errors.
 */
function report({ log }: AppContext, error: unknown): void {
  const isUpstreams = error instanceof PlatformRefusal || error instanceof UpstreamFailure;
  if (!isUpstreams || pageEndOf(error)) throw error;
  log.warn({ code: error.code }, "the registration form could not be read");
}

async function open(context: AppContext, sent: Sent): Answer {
  const submission = parseRegistration(sent.model, sent.form, readAnyPhone);
  if (submission.status !== "success") return wrong(context, sent, submission);
  const payload = registrationPayload({ locale: context.locale.code, ...submission.value });
  const typed = payload.promo_code ?? null;
  if (typed !== null && (await checkPromoCode(context, typed)).isValid === false)
    return fieldErrorResponse(context, sent, submission, {
      ok: false,
      refusal: { reason: "wrongEntry" },
      fields: { promo_code: "INVALID" },
      code: "INVALID",
    });
  const outcome = await register(context, payload, {
    showing: showingOf(sent.form),
    // Without the field the player cannot have changed the pending code, so that one counts.
    promoCode: sent.model.hasPromoCode ? typed : pendingPromoCode(context),
  });
  if (!outcome.ok) return fieldErrorResponse(context, sent, submission, outcome);
  return redirectAfterSignUp(context, outcome, sent.form.get("redirectUrl"));
}

/** Completes a registration that began with a social service (docs/contract.md#d33). */
async function complete(context: AppContext, sent: Sent): Answer {
  const submission = parseRegistration(sent.model, sent.form, readAnyPhone);
  if (submission.status !== "success") return wrong(context, sent, submission);
  const { platform } = context;
  const reply = await platform.attempt("account.saveProfileInfo", completionPayload(submission.value));
  if (!reply.ok) {
    if (reply.refusal.code === "NOT_AUTHORIZED") return redirect(paths.signIn());
    return fieldErrorResponse(context, sent, submission, refused(reply.refusal));
  }
  return redirectAfterLogin(context, await platform.call("account.getInfo"), sent.form.get("redirectUrl"));
}

async function chosenType(
  { content }: AppContext,
  id: FormDataEntryValue | null | undefined,
): Promise<{ type: RegistrationType | null; types: RegistrationType[] }> {
  const types = registrationTypes((await content.config()).auth);
  const isForm = ({ component }: RegistrationType) => component !== "social";
  return { type: types.find((type) => type.id === id) ?? types.find(isForm) ?? types[0] ?? null, types };
}

/** Validation errors: the platform is not called. */
function wrong(context: AppContext, sent: Sent, submission: Submission) {
  return formResponse(400, { intent: "register", result: reply(sent, submission), ...again(context, sent) });
}

function fieldErrorResponse(
  context: AppContext,
  sent: Sent,
  submission: Submission,
  { refusal, fields, code }: RegistrationRefused,
) {
  const { codes, areAllShown } = refusedFields(fields, sent.model.fields);
  return formResponse(statusOf(refusal), {
    intent: "register",
    result: reply(sent, submission, { fieldErrors: serverIssues(codes), formErrors: [refusal.reason] }),
    refusal: areAllShown ? null : refusal,
    errorCode: code,
    ...again(context, sent),
  });
}

function reply({ model }: Sent, submission: Submission, errors: Parameters<Submission["reply"]>[0] = {}) {
  const secrets = model.fields.filter(({ type }) => type === "password").map(({ sysname }) => sysname);
  return submission.reply({ hideFields: secrets, ...errors });
}

/** A document response has to render the form again; with script it is still there. */
function again({ isDataRequest }: AppContext, sent: Sent) {
  return isDataRequest ? {} : { registration: shown(sent, false) };
}

function shown({ model, form }: Sent, hasNewCountry: boolean): RegistrationModel {
  return { ...model, values: carriedValues(typedValues(form, model), model, hasNewCountry) };
}
