import { useActionData } from "@remix-run/react";
import { useMemo, useRef } from "react";
import { AccountForm } from "~/forms/account-form/account-form";
import { AccountServerField } from "~/forms/account-form/account-server-field";
import { countryField } from "~/forms/validation/fields/form-field";
import { useRefetchedFields } from "~/forms/validation/fields/use-refetched-fields";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { wholeLines } from "./field-rows";
import { carriedValues, type PersonalModel, typedIn } from "./personal-model";
import type { PersonalAnswer } from "./save-personal.server";

const fieldRules = {
  typedIn,
  carry: carriedValues,
  addressFor: (country: string) => paths.personalFields({ country }),
};

/** The form for the player's own data, with the fields of the platform's list. */
export function PersonalForm({ served, attempt }: { served: PersonalModel; attempt: string }) {
  const t = useTranslate();
  const answer = useActionData<PersonalAnswer>();
  const element = useRef<HTMLFormElement>(null);
  const { model, revisionOf, isLoading, changeCountry } = useRefetchedFields(
    (answer?.intent === "personal" ? answer.personal : undefined) ?? served,
    element,
    fieldRules,
  );
  const rules = useMemo(
    () => lazyRules(() => import("./personal-schema").then((part) => part.personalSchema(model))),
    [model],
  );
  const country = countryField(model.fields);
  const whole = wholeLines(model.fields.map(({ sysname }) => sysname));
  return (
    <AccountForm
      intent="personal"
      attempt={attempt}
      rules={rules}
      submit={t("profile.save")}
      element={element}
    >
      {(fields) => (
        <>
          <noscript>
            {/* Enter activates a form's first submit button, which must not be the country's. */}
            <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
          </noscript>
          <div className="server-fields personal-fields" aria-busy={isLoading}>
            {model.fields.map((definition) => {
              const { sysname } = definition;
              const field = fields[sysname];
              return (
                field && (
                  <div
                    key={`${sysname} ${revisionOf(sysname)}`}
                    data-whole={whole.has(sysname) ? "" : undefined}
                  >
                    <AccountServerField
                      definition={definition}
                      field={field}
                      value={model.values[sysname]}
                      flags={model.flags}
                      preventEmoji={model.preventEmoji}
                      onCountry={changeCountry}
                    />
                    {definition === country && (
                      <noscript>
                        <button
                          type="submit"
                          name="anew"
                          value="1"
                          formNoValidate
                          className="server-fields-apply"
                        >
                          {t("personal.applyCountry")}
                        </button>
                      </noscript>
                    )}
                  </div>
                )
              );
            })}
          </div>
        </>
      )}
    </AccountForm>
  );
}
