import { data } from "@remix-run/node";
import type { AccountAnswer } from "~/account-form/account-answer";
import { accountForm, type FormAnswer, showDone } from "~/account-form/account-form.server";
import type { AppContext } from "~/context";
import type { Attempt } from "~/session/idempotency/stored-outcome.server";
import { normaliseForm } from "~/validation/form-data";
import { loadPersonalForm } from "./load-personal.server";
import { carriedValues, changes, type PersonalModel, personalSchema, typedIn } from "./personal-model";

/** What the page's action says of the form, beside what it says of any: the form of the country that was chosen. */
export interface PersonalAnswer extends AccountAnswer {
  personal?: PersonalModel;
}

/**
 * Saves what has changed of a player's own data (contract 3.1). The button of the country shows the form of that
 * country instead, with what was typed; a script does that in place.
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
    async send({ platform }, typed): Promise<Attempt<"unchanged" | "saved">> {
      const params = changes(model, typed);
      if (Object.keys(params).length === 0) return { ok: true, data: "unchanged" };
      const reply = await platform.attempt("account.saveProfileInfo", params);
      return reply.ok ? { ok: true, data: "saved" } : reply;
    },
    done: (context, { data: became }) => showDone(context, `flash.${became}`),
    places: (name) => placeOf(name, model),
    // Contract 3.1: something that the platform has locked in the meantime, or without saying so.
    say: ({ code }) => (code === "WRONG_STATE" ? "personal.locked.refused" : undefined),
  });
}

/** Contract O19: the form may ask for the country by another name than it is sent. */
function placeOf(name: string, { fields }: PersonalModel): string {
  const isShown = fields.some(({ sysname }) => sysname === name);
  return name === "country_code" && !isShown ? "country" : name;
}

function answerWith(answer: FormAnswer, personal: PersonalModel): FormAnswer {
  if (answer instanceof Response) return answer;
  const told: PersonalAnswer = { ...answer.data, personal };
  return { ...answer, data: told };
}
