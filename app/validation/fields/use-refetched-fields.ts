import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "~/ui/use-latest";
import { countryField, type FieldValues, type FormField } from "./form-field";

/** A form that the server defines, with what stands in it. */
export interface FieldsModel {
  fields: FormField[];
  values: FieldValues;
}

interface Shown<Model> {
  model: Model;
  /** Counts how often a field's value was changed for the person who types: its control then begins anew. */
  revisions: Readonly<Record<string, number>>;
}

interface Rules<Model> {
  typedIn: (form: FormData, model: Model) => FieldValues;
  /** What stands in the next form of all that was typed. */
  carry: (typed: FieldValues, next: Model, hasNewCountry: boolean) => FieldValues;
  /** Where the form for another country is read; it may be null when it could not be. */
  addressFor: (country: string, model: Model) => string;
}

/** The form as it is shown; another one is fetched when the country changes, and what was typed goes along (product 4). */
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
    // Also what another type or country has no field for: it may come back.
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

  // It may have been changed before there was a script, or by the browser that remembers it.
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
