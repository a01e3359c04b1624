import type { FieldMetadata } from "@conform-to/react";
import type { RegistrationModel } from "~/features/auth/registration/model/form-model";
import type { FormField } from "~/forms/validation/fields/form-field";

export interface RegistrationFieldProps {
  definition: FormField;
  field: FieldMetadata<string>;
  errors: string[] | undefined;
  model: RegistrationModel;
  hasFocus: boolean;
  /** Called when the country changes: other fields depend on it. */
  onCountry: () => void;
}
