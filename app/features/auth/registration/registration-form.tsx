import { getFormProps } from "@conform-to/react";
import { useMemo, useRef } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import { RefusalNotice } from "~/features/auth/form/refusal-notice";
import { useAuthForm } from "~/features/auth/form/use-auth-form";
import { countryField } from "~/forms/validation/fields/form-field";
import type { LazyRules } from "~/forms/validation/lazy-rules";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useRuledForm } from "~/forms/validation/use-ruled-form";
import { useTranslate } from "~/i18n/use-translate";
import { AtPlace } from "~/shell/market-place/at-place";
import { SubmitButton } from "~/ui/form/submit-button";
import type { RegistrationType } from "../auth-config";
import { RegistrationField } from "./controls/registration-field";
import { RegistrationOptions } from "./controls/registration-options";
import { MissingFields } from "./missing-fields";
import type { RegistrationModel } from "./model/form-model";
import type { Registration } from "./model/registration-schema";
import { TypeSwitcher } from "./type-switcher";
import { useFormModel } from "./use-form-model";

const FORM_ID = "registration";
const MISSING_ID = "registration-missing";

interface RegistrationFormProps {
  served: RegistrationModel;
  types: readonly RegistrationType[];
}

/** Registers an account or completes one (docs/product.md#3); the platform's list of fields defines the inputs. */
export function RegistrationForm({ served, types }: RegistrationFormProps) {
  const t = useTranslate();
  const { requestedUrl, redirectUrl } = useAuthSurface();
  const isNew = served.purpose === "register";
  const { action, answer, isServed, isPending, send } = useAuthForm(
    isNew ? "registration" : "socialRegistration",
    "register",
  );
  const element = useRef<HTMLFormElement>(null);
  const shown = useFormModel(answer?.registration ?? served, element);
  const { model } = shown;
  const issueTexts = useIssueTexts();
  const isEager = model.timing === "eager";
  const rules = useMemo(
    (): LazyRules<Registration> => () =>
      import("./model/registration-schema").then(
        ({ judgeRegistration }) =>
          (posted) =>
            judgeRegistration(model, posted),
      ),
    [model],
  );
  const { form, fields } = useRuledForm<Record<string, string>, Registration>({
    id: FORM_ID,
    lastResult: isPending ? null : answer?.result,
    shouldValidate: isEager ? "onBlur" : "onSubmit",
    shouldRevalidate: isEager ? "onInput" : "onSubmit",
    rules,
  });
  const fieldOf = (name: string) => fields[name] as NonNullable<(typeof fields)[string]>;
  const errorsOf = (name: string) => issueTexts(fieldOf(name).errors);
  const firstWrong = isServed ? model.fields.find(({ sysname }) => fieldOf(sysname).errors) : undefined;
  const wanted = isNew ? requestedUrl : redirectUrl;
  const country = countryField(model.fields);

  const formProps = getFormProps(form);
  return (
    <>
      {isNew && types.length > 1 && (
        <TypeSwitcher
          types={types}
          currentId={model.typeId}
          form={{ id: FORM_ID, onChoose: shown.changeType }}
        />
      )}
      <form
        method="post"
        action={action}
        {...formProps}
        ref={element}
        data-error-code={answer?.errorCode}
        onSubmit={(event) => {
          formProps.onSubmit(event);
          send(event);
        }}
        className="auth-form"
      >
        <noscript>
          {/* Enter submits with the form's first button: this one has no intent. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        </noscript>
        <RefusalNotice refusal={isPending ? null : answer?.refusal} />
        <input type="hidden" name="purpose" value={model.purpose} />
        <input type="hidden" name="type" value={model.typeId} />
        <input type="hidden" name="attempt" value={model.attempt} />
        {wanted && <input type="hidden" name="redirectUrl" value={wanted} />}
        <div className="server-fields" aria-busy={shown.isLoading}>
          {model.fields.map((definition) => (
            <div key={`${definition.sysname} ${shown.revisionOf(definition.sysname)}`}>
              <RegistrationField
                definition={definition}
                field={fieldOf(definition.sysname)}
                errors={errorsOf(definition.sysname)}
                model={model}
                hasFocus={definition === firstWrong}
                onCountry={shown.changeCountry}
              />
              {definition === country && (
                <noscript>
                  <button
                    type="submit"
                    name="intent"
                    value="country"
                    formNoValidate
                    className="server-fields-apply"
                  >
                    {t("auth.registration.applyCountry")}
                  </button>
                </noscript>
              )}
            </div>
          ))}
        </div>
        <RegistrationOptions model={model} fieldOf={fieldOf} errorsOf={errorsOf} />
        {isNew && <AtPlace place="register" />}
        <SubmitButton
          isPending={isPending}
          describedBy={MISSING_ID}
          label={t(isNew ? "auth.registration.submit" : "auth.socialRegistration.submit")}
          pendingLabel={t("auth.registration.submitting")}
        />
        <MissingFields id={MISSING_ID} form={element} model={model} />
      </form>
    </>
  );
}
