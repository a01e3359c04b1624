import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { whenIdle } from "~/runtime/time/when-idle";
import type { Judge, LazyRules } from "./lazy-rules";

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
 * A form of conform whose rules load after the page. Until they are there, what is submitted is judged by the server
 * alone; fields that were left meanwhile are judged when the rules arrive.
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
    return listen(id, "focusout", ({ name }) => name && leftFields.current.add(name));
  }, [id, form.validate, isWaiting]);
  return { form, fields, judge };
}

/** The rules, once they are loaded: when a field gets the focus, or when the page is idle. */
function useJudge<Parsed>(id: string, rules: LazyRules<Parsed> | undefined): Judge<Parsed> | undefined {
  const [judge, setJudge] = useState<Judge<Parsed>>();
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!rules) return;
    let isOver = false;
    const load = async () => {
      if (isOver) return;
      // A file that cannot be loaded is asked for again at the next focus; the server judges meanwhile.
      const loaded = await rules().catch(() => undefined);
      if (isOver || !loaded) return;
      isLoaded.current = true;
      setJudge(() => loaded);
      stop();
    };
    const unlisten = listen(id, "focusin", load);
    const stop = () => {
      isOver = true;
      unlisten();
    };
    if (isLoaded.current) void load();
    else void whenIdle().then(load);
    return stop;
  }, [id, rules]);
  return judge;
}

/** Listens to the fields of a form, also those outside of its element. */
function listen(
  formId: string,
  event: "focusin" | "focusout",
  listener: (field: HTMLInputElement) => void,
): () => void {
  const onEvent = ({ target }: FocusEvent) => {
    const field = target as HTMLInputElement;
    if (field.form?.id === formId) listener(field);
  };
  document.addEventListener(event, onEvent);
  return () => document.removeEventListener(event, onEvent);
}
