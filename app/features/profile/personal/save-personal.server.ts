import { data } from "@remix-run/node";
import type { AppContext } from "~/context/app-context";
import type { AccountAnswer } from "~/forms/account-form/account-answer";
import { accountForm, type FormAnswer, showDone } from "~/forms/account-form/account-form.server";
import { normaliseForm } from "~/forms/validation/form-data";
import type { AttemptResult } from "~/session/idempotency/stored-outcome.server";
import { loadPersonalForm } from "./load-personal.server";
import { carriedValues, changes, type PersonalModel, typedIn } from "./personal-model";
import { personalSchema } from "./personal-schema";

/** Action data of this form: besides that of any form, the form for the chosen country. */
export interface PersonalAnswer extends AccountAnswer {
  personal?: PersonalModel;
}

/**
 * Saves the changed values of the player's own data (docs/contract.md#3.1). The country's button (`anew`) instead
 * renders that country's form with the input; with script that happens in place.
 */
export async function savePersonal(
  context: AppContext,
  intent: string,
  posted: FormData,
): Promise<FormAnswer> {
  const country = posted.get("country") ?? posted.get("country_code");
  const model = await loadPersonalForm(context, typeof country === "string" ? country : undefined);
  const bare = { intent, id: null, result: null };
  if (!model) return data({ ...bare, refusal: { kind: "text", text: "accountForm.notSent" } }, 503);
  const isAnew = posted.has("anew");
  const form = normaliseForm(posted, { preventEmoji: model.preventEmoji });
  const shown = { ...model, values: carriedValues(typedIn(form, model), model, isAnew) };
  if (isAnew) return answerWith(data({ ...bare, refusal: null }, 200), shown);
  return answerWith(await save(model)(context, intent, form), shown);
}

function save(model: PersonalModel) {
  return accountForm({
    schema: personalSchema(model),
    async send({ platform }, typed): Promise<AttemptResult<"unchanged" | "saved">> {
      const params = changes(model, typed);
      if (Object.keys(params).length === 0) return { ok: true, data: "unchanged" };
      const reply = await platform.attempt("account.saveProfileInfo", params);
      return reply.ok ? { ok: true, data: "saved" } : reply;
    },
    done: (context, { data: became }) => showDone(context, `flash.${became}`),
    fieldOf: (name) => parameterField(name, model),
    // docs/contract.md#3.1: the platform has locked a field meanwhile, or without announcing it.
    refusalMessage: ({ code }) => (code === "WRONG_STATE" ? "personal.locked.refused" : undefined),
  });
}

/** docs/contract.md#o19: the form may name the country's field differently from the parameter. */
function parameterField(name: string, { fields }: PersonalModel): string {
  const isShown = fields.some(({ sysname }) => sysname === name);
  return name === "country_code" && !isShown ? "country" : name;
}

function answerWith(answer: FormAnswer, personal: PersonalModel): FormAnswer {
  if (answer instanceof Response) return answer;
  const answered: PersonalAnswer = { ...answer.data, personal };
  return { ...answer, data: answered };
}
