import type { FieldMetadata } from "@conform-to/react";
import type { RegistrationModel } from "~/auth/registration/model/form-model";
import type { FormField } from "~/validation/fields/form-field";

export interface RegistrationFieldProps {
  definition: FormField;
  field: FieldMetadata<string>;
  errors: string[] | undefined;
  model: RegistrationModel;
  hasFocus: boolean;
  /** Called when the country changes: other fields depend on it. */
  onCountry: () => void;
}
