import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "~/ui/use-latest";
import { countryField, type FieldValues, type FormField } from "./form-field";

/** A form defined by the server, with its values. */
export interface FieldsModel {
  fields: FormField[];
  values: FieldValues;
}

interface Shown<Model> {
  model: Model;
  /** Number of times a field's value was changed by script; used as key, so that its input is remounted. */
  revisions: Readonly<Record<string, number>>;
}

interface Rules<Model> {
  typedIn: (form: FormData, model: Model) => FieldValues;
  /** Which of the typed values the next form keeps. */
  carry: (typed: FieldValues, next: Model, hasNewCountry: boolean) => FieldValues;
  /** URL that returns the form for another country; its response may be null. */
  addressFor: (country: string, model: Model) => string;
}

/**
 * The form as shown: fetches another one when the country changes, and carries over what was typed
 * (docs/product.md#4).
 */
export function useRefetchedFields<Model extends FieldsModel>(
  served: Model,
  element: RefObject<HTMLFormElement>,
  { typedIn, carry, addressFor }: Rules<Model>,
) {
  const [{ model, revisions }, setShown] = useState<Shown<Model>>({ model: served, revisions: {} });
  const fetcher = useFetcher<unknown>();
  const hasNewCountry = useRef(false);

  const take = useLatest((next: Model) => {
    if (!element.current) return;
    // Includes values that the current type or country has no field for: they may be needed again.
    const typed = { ...model.values, ...typedIn(new FormData(element.current), model) };
    const values = carry(typed, next, hasNewCountry.current);
    const changed = next.fields.filter(({ sysname }) => (typed[sysname] ?? "") !== (values[sysname] ?? ""));
    const counts = changed.map(({ sysname }) => [sysname, (revisions[sysname] ?? 0) + 1] as const);
    setShown({ model: { ...next, values }, revisions: { ...revisions, ...Object.fromEntries(counts) } });
  });
  useEffect(() => {
    if (fetcher.data) take.current(fetcher.data as Model);
  }, [fetcher.data, take]);

  const country = countryField(model.fields)?.sysname;
  const countryNow = () => {
    const form = element.current && new FormData(element.current);
    return String((country && form?.get(country)) || "");
  };
  const ask = (address: string, isNewCountry: boolean) => {
    hasNewCountry.current = isNewCountry;
    fetcher.load(address);
  };
  const changeCountry = () => ask(addressFor(countryNow(), model), true);

  // The country may have changed before hydration, or through the browser's form restoration.
  const catchUp = useLatest(() => {
    if (country && element.current && countryNow() !== (model.values[country] ?? "")) changeCountry();
  });
  useEffect(() => catchUp.current(), [catchUp]);

  return {
    model,
    revisionOf: (sysname: string) => revisions[sysname] ?? 0,
    isLoading: fetcher.state !== "idle",
    countryNow,
    ask,
    changeCountry,
  };
}
