import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { useLatest } from "../use-latest";
import { countryField, type RegistrationModel } from "./model/form-model";
import { carriedValues, typedValues } from "./model/form-values";

interface Shown {
  model: RegistrationModel;
  /** Counts how often a field's value was changed for the visitor: its control then begins anew. */
  revisions: Readonly<Record<string, number>>;
}

/** The form as it is shown; another country or type is fetched, and what was typed goes along (specification 4). */
export function useFormModel(served: RegistrationModel, element: RefObject<HTMLFormElement>) {
  const [{ model, revisions }, setShown] = useState<Shown>({ model: served, revisions: {} });
  const fetcher = useFetcher<RegistrationModel | null>();
  const hasNewCountry = useRef(false);

  const take = useLatest((next: RegistrationModel) => {
    if (!element.current) return;
    // Also what another type or country has no field for: it may come back.
    const typed = { ...model.values, ...typedValues(new FormData(element.current), model) };
    const values = carriedValues(typed, next, hasNewCountry.current);
    const changed = next.fields.filter(({ sysname }) => (typed[sysname] ?? "") !== (values[sysname] ?? ""));
    const counts = changed.map(({ sysname }) => [sysname, (revisions[sysname] ?? 0) + 1] as const);
    setShown({ model: { ...next, values }, revisions: { ...revisions, ...Object.fromEntries(counts) } });
  });
  useEffect(() => {
    if (fetcher.data) take.current(fetcher.data);
  }, [fetcher.data, take]);

  const country = countryField(model.fields)?.sysname;
  const countryIn = (form: HTMLFormElement) => String((country && new FormData(form).get(country)) || "");
  const ask = (type: string, isNewCountry: boolean) => {
    if (!element.current) return;
    hasNewCountry.current = isNewCountry;
    const { purpose } = model;
    fetcher.load(paths.registrationFields({ purpose, type, country: countryIn(element.current) }));
  };

  // It may have been changed before there was a script, or by the browser that remembers it.
  const catchUp = useLatest(() => {
    if (country && element.current && countryIn(element.current) !== (model.values[country] ?? ""))
      ask(model.typeId, true);
  });
  useEffect(() => catchUp.current(), [catchUp]);

  return {
    model,
    revisionOf: (sysname: string) => revisions[sysname] ?? 0,
    isLoading: fetcher.state !== "idle",
    changeCountry: () => ask(model.typeId, true),
    changeType: (type: string) => ask(type, false),
  };
}
