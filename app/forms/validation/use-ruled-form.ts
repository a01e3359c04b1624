import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type { Judge } from "./judge";
import type { LazyRules } from "./lazy-rules";

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
 * A form of conform whose rules follow its page. Until they are there, what is submitted is judged by the server alone;
 * fields that were left meanwhile are judged when the rules arrive.
 */
export function useRuledForm<Values extends Record<string, unknown>, Parsed>({
  rules,
  shouldValidate = "onBlur",
  shouldRevalidate = "onInput",
  ...options
}: RuledForm<Values, Parsed>) {
  const { id, lastResult } = options;
  const judge = useJudge(rules);
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
    const onLeave = ({ target }: FocusEvent) => {
      const { form, name } = target as HTMLInputElement;
      if (form?.id === id && name) leftFields.current.add(name);
    };
    document.addEventListener("focusout", onLeave);
    return () => document.removeEventListener("focusout", onLeave);
  }, [id, form.validate, isWaiting]);
  return { form, fields, judge };
}

/** The rules, once their file is there. Without it the server judges alone. */
function useJudge<Parsed>(rules: LazyRules<Parsed> | undefined): Judge<Parsed> | undefined {
  const [judge, setJudge] = useState<Judge<Parsed>>();
  useEffect(() => {
    let isOver = false;
    rules?.().then(
      (loaded) => {
        if (!isOver) setJudge(() => loaded);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [rules]);
  return judge;
}
