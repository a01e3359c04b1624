import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { onUse } from "~/runtime/time/when-used";
import type { Judge, LazyRules } from "./lazy-rules";
import { fieldsLeftBefore } from "./served-forms";

type When = "onBlur" | "onInput" | "onSubmit";

interface RuledForm<Values, Parsed> {
  id: string;
  /** Undefined for a form without rules. */
  rules: LazyRules<Parsed> | undefined;
  lastResult: SubmissionResult | null | undefined;
  defaultValue?: DefaultValue<Values>;
  shouldValidate?: When;
  shouldRevalidate?: When;
}

/**
 * A form of conform whose rules load when somebody uses it. Until they are there, what is submitted is judged by the
 * server alone; fields that were left meanwhile are judged when the rules arrive.
 */
export function useRuledForm<Values extends Record<string, unknown>, Parsed>({
  rules,
  shouldValidate = "onBlur",
  shouldRevalidate = "onInput",
  ...options
}: RuledForm<Values, Parsed>) {
  const { id, lastResult } = options;
  const judge = useJudge(id, rules);
  const [form, fields] = useForm<Values, Parsed>({
    ...options,
    ...(judge && { shouldValidate, shouldRevalidate, onValidate: ({ formData }) => judge(formData) }),
  });
  const leftFields = useRef(new Set<string>());
  const isWaiting = judge === undefined && shouldValidate === "onBlur";
  useEffect(() => {
    // An answer has judged all fields, by more than the rules; they would take its errors away.
    if (lastResult) leftFields.current.clear();
  }, [lastResult]);
  useEffect(() => {
    if (!isWaiting) {
      for (const name of leftFields.current) form.validate({ name });
      leftFields.current.clear();
      return;
    }
    for (const name of fieldsLeftBefore(id)) leftFields.current.add(name);
    const onLeave = ({ target }: FocusEvent) => {
      const { form, name } = target as HTMLInputElement;
      if (form?.id === id && name) leftFields.current.add(name);
    };
    document.addEventListener("focusout", onLeave);
    return () => document.removeEventListener("focusout", onLeave);
  }, [id, form.validate, isWaiting]);
  return { form, fields, judge };
}

/** The rules, once they are loaded: at the first sign that somebody uses the form. */
function useJudge<Parsed>(id: string, rules: LazyRules<Parsed> | undefined): Judge<Parsed> | undefined {
  const [judge, setJudge] = useState<Judge<Parsed>>();
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!rules) return;
    let isOver = false;
    let isLoading = false;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      // A file that cannot be loaded is asked for again at the next sign; the server judges meanwhile.
      const loaded = await rules().catch(() => undefined);
      isLoading = false;
      if (isOver || !loaded) return;
      isLoaded.current = true;
      setJudge(() => loaded);
      stop();
    };
    const unlisten = onUse((target) => {
      if (isOf(id, target)) void load();
      return false;
    });
    const stop = () => {
      isOver = true;
      unlisten();
    };
    // The form may have been used before the script of its page was there.
    const wasUsed = isOf(id, document.activeElement) || fieldsLeftBefore(id).size > 0;
    if (isLoaded.current || wasUsed) void load();
    return stop;
  }, [id, rules]);
  return judge;
}

/** Whether an element stands in a form, or is a field of it that stands elsewhere. */
function isOf(formId: string, element: EventTarget | null): boolean {
  if (!(element instanceof Element)) return false;
  return ((element as HTMLInputElement).form ?? element.closest("form"))?.id === formId;
}
