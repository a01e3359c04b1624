import type { RefObject } from "react";
import { useRefetchedFields } from "~/forms/validation/fields/use-refetched-fields";
import { paths } from "~/routing/paths";
import type { RegistrationModel } from "./model/form-model";
import { carriedValues, typedValues } from "./model/form-values";

const addressFor = (country: string, { purpose, typeId }: RegistrationModel) =>
  paths.registrationFields({ purpose, type: typeId, country });

/** The current form model; a change of country or type fetches another and keeps the input (docs/product.md#4). */
export function useFormModel(served: RegistrationModel, element: RefObject<HTMLFormElement>) {
  const { countryNow, ask, ...shown } = useRefetchedFields(served, element, {
    typedIn: typedValues,
    carry: carriedValues,
    addressFor,
  });
  return {
    ...shown,
    changeType: (typeId: string) => ask(addressFor(countryNow(), { ...shown.model, typeId }), false),
  };
}
