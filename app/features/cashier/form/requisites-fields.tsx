import { type FormField, optionsOf } from "~/forms/validation/fields/form-field";
import { TypedField } from "~/forms/validation/fields/typed-field";
import { useTranslate } from "~/i18n/use-translate";
import { FieldNotes } from "~/ui/form/field-frame";
import { SelectField } from "~/ui/form/select-field";
import { mayBeNewCard, type PaymentForm, SAVED_FIELD, type SavedChoice } from "./payment-form";
import { savedTitle } from "./saved-title";
import type { PaymentState } from "./use-payment-form";

interface RequisitesProps {
  form: PaymentForm;
  state: PaymentState;
}

/** Payment details: saved ones, or the method's fields. Renders nothing where the method needs none. */
export function RequisitesFields({ form, state }: RequisitesProps) {
  const { saved, fields } = form;
  if (saved.length === 0 && fields.length === 0) return null;
  return (
    <div className="requisites">
      {saved.length > 0 && <SavedRequisites form={form} state={state} />}
      {fields.length > 0 && (
        <div className="requisites-fields">
          {fields.map((field) => (
            <RequisiteField key={field.sysname} field={field} form={form} state={state} />
          ))}
        </div>
      )}
    </div>
  );
}

function SavedRequisites({ form, state }: RequisitesProps) {
  const t = useTranslate();
  const { saved, fields } = form;
  const chosen = state.values[SAVED_FIELD] ?? saved.find(({ status }) => status === "ready")?.id ?? "";
  const titles = saved.map(({ title }) => title);
  const id = `${state.form.id}-saved`;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t("payment.saved.title")}</legend>
      <div className="grid gap-2">
        {saved.map((one) => (
          <SavedRequisite
            key={one.id}
            choice={{ ...one, title: savedTitle(one.title, titles) }}
            id={`${id}-${one.id}`}
            isChosen={one.id === chosen}
          />
        ))}
        {fields.length > 0 && (
          <label className="choice">
            <input type="radio" name={SAVED_FIELD} value="" defaultChecked={chosen === ""} />
            {t("payment.saved.other")}
          </label>
        )}
      </div>
      <FieldNotes id={id} errors={state.errorsOf(SAVED_FIELD)} />
    </fieldset>
  );
}

const reasons = {
  on_verification: "payment.saved.on_verification",
  validation_required: "payment.saved.validation_required",
  fraudulent: "payment.saved.fraudulent",
} as const;

function SavedRequisite({ choice, id, isChosen }: { choice: SavedChoice; id: string; isChosen: boolean }) {
  const t = useTranslate();
  const { title, status } = choice;
  const isReady = status === "ready";
  return (
    <label className="choice py-2" data-disabled={isReady ? undefined : ""}>
      <input
        type="radio"
        name={SAVED_FIELD}
        value={choice.id}
        defaultChecked={isChosen && isReady}
        disabled={!isReady}
        aria-describedby={isReady ? undefined : `${id}-why`}
      />
      <span>
        <bdi dir="ltr">{title}</bdi>
        {!isReady && (
          <span id={`${id}-why`} className="block text-muted text-sm">
            {t(reasons[status])}
          </span>
        )}
      </span>
    </label>
  );
}

function RequisiteField({ field, form, state }: RequisitesProps & { field: FormField }) {
  const t = useTranslate();
  const name = `requisites.${field.sysname}`;
  const id = `${state.form.id}-${name.replace(".", "-")}`;
  // Saved details may replace the fields, so none of them is `required` in HTML.
  const isRequired = field.attributes.is_required && form.saved.length === 0;
  const options = optionsOf(field);
  const errors = state.errorsOf(name);
  if (options)
    return (
      <SelectField
        label={field.label}
        errors={errors}
        selectProps={{
          id,
          name,
          required: isRequired,
          options,
          emptyLabel: field.placeholder ?? t("payment.choose"),
          defaultValue: state.values[name] ?? "",
          autoFocus: state.hasFocus(name),
        }}
      />
    );
  return (
    <TypedField
      definition={{ ...field, attributes: { ...field.attributes, is_required: isRequired } }}
      id={id}
      name={name}
      value={state.values[name]}
      errors={errors}
      hint={mayBeNewCard(field) ? t("payment.newCard") : undefined}
      preventEmoji={form.preventEmoji}
      hasFocus={state.hasFocus(name)}
    />
  );
}
