import { type RefObject, useMemo } from "react";
import { missingFields, useWatchedForm } from "~/features/auth/form/use-watched-form";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import type { RegistrationModel } from "./model/form-model";

interface MissingFieldsProps {
  id: string;
  form: RefObject<HTMLFormElement>;
  model: RegistrationModel;
}

/** Which required fields are still empty, beside the button; nothing without script, because it could not be updated. */
export function MissingFields({ id, form, model }: MissingFieldsProps) {
  const t = useTranslate();
  const { list } = useFormats();
  const labels = useMemo(
    () =>
      new Map([
        ...model.fields.map(({ sysname, label }) => [sysname, label] as const),
        ["terms", t("auth.registration.missing.terms")] as const,
      ]),
    [model, t],
  );
  // Another model has other fields in the same form.
  const read = useMemo(() => (element: HTMLFormElement) => namesOf(missingFields(element), labels), [labels]);
  const names = useWatchedForm(form, read, namesOf(emptyAtFirst(model), labels));
  return (
    <p id={id} className="auth-missing" suppressHydrationWarning>
      {names.length > 0 && t("auth.registration.missing", { fields: list(names) })}
    </p>
  );
}

const namesOf = (missing: readonly string[], labels: ReadonlyMap<string, string>) =>
  missing.flatMap((name) => labels.get(name) ?? []);

function emptyAtFirst({ fields, terms, values }: RegistrationModel): string[] {
  const required = fields.filter(({ attributes }) => attributes.is_required).map(({ sysname }) => sysname);
  if (terms.isActive) required.push("terms");
  return required.filter((name) => !values[name]);
}
