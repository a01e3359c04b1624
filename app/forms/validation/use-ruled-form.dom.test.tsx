import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import type { Judge } from "./judge";
import { judgeBy } from "./judge";
import type { LazyRules } from "./lazy-rules";
import { useRuledForm } from "./use-ruled-form";

type Names = { first: string; last: string };

const rulesSaying = (error: string) => {
  const text = z.string({ error });
  return judgeBy(z.object({ first: text, last: text }));
};

/** Rules that the test lets arrive, or fail to. */
function awaited() {
  const requests: { arrive: (judge: Judge<Names>) => void; fail: () => void }[] = [];
  const rules: LazyRules<Names> = () =>
    new Promise((resolve, reject) => {
      requests.push({ arrive: resolve, fail: () => reject(new Error("no connection")) });
    });
  return { rules, requests };
}

/** Whether each submission went to the server. */
const sent: boolean[] = [];
beforeEach(() => {
  sent.length = 0;
});

interface FormProps {
  rules: LazyRules<Names> | undefined;
  answer?: SubmissionResult;
  shouldValidate?: "onBlur" | "onSubmit";
}

function Form({ rules, answer, shouldValidate }: FormProps) {
  const { form, fields, judge } = useRuledForm<Names, Names>({
    id: "names",
    rules,
    lastResult: answer,
    shouldValidate,
  });
  const inputs = [fields.first, fields.last].map((field) => (
    <p key={field.name}>
      <input {...getInputProps(field, { type: "text" })} key={field.key} aria-label={field.name} />
      <output id={field.errorId}>{field.errors?.join()}</output>
    </p>
  ));
  return (
    <form
      {...getFormProps(form)}
      data-judged={judge !== undefined}
      onSubmit={(event) => {
        form.onSubmit(event);
        sent.push(!event.defaultPrevented);
        event.preventDefault();
      }}
    >
      {inputs}
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const errorOf = (name: string) => field(name).nextSibling?.textContent;
const leave = (name: string) => {
  fireEvent.focusIn(field(name));
  fireEvent.focusOut(field(name));
};
const send = () => fireEvent.click(screen.getByRole("button"));
const settle = (happens?: () => void) => act(async () => happens?.());

it("loads the rules after the page, once; until they are there the server judges alone", async () => {
  const { rules, requests } = awaited();
  const { rerender } = render(<Form rules={rules} />);
  send();
  expect([sent, errorOf("first")]).toEqual([[true], ""]);
  await settle(() => requests[0]?.arrive(rulesSaying("missing")));
  rerender(<Form rules={rules} />);
  expect(requests).toHaveLength(1);
  send();
  expect([sent, errorOf("first"), errorOf("last")]).toEqual([[true, false], "missing", "missing"]);
});

it("judges the fields that were left meanwhile when the rules arrive, and keeps what was typed", async () => {
  const { rules, requests } = awaited();
  render(<Form rules={rules} />);
  leave("first");
  fireEvent.focusIn(field("last"));
  fireEvent.input(field("last"), { target: { value: "Lee" } });
  expect([errorOf("first"), sent]).toEqual(["", []]);
  await settle(() => requests[0]?.arrive(rulesSaying("missing")));
  expect([errorOf("first"), errorOf("last"), field("last").value]).toEqual(["missing", "", "Lee"]);
  expect(sent.filter(Boolean)).toEqual([]);
});

it("judges no field before the submit where errors wait for it", async () => {
  const { rules, requests } = awaited();
  render(<Form rules={rules} shouldValidate="onSubmit" />);
  leave("first");
  await settle(() => requests[0]?.arrive(rulesSaying("missing")));
  leave("last");
  expect([errorOf("first"), errorOf("last")]).toEqual(["", ""]);
  send();
  expect([sent, errorOf("first")]).toEqual([[false], "missing"]);
});

it("leaves the errors of an answer that came before the rules", async () => {
  const { rules, requests } = awaited();
  const { rerender } = render(<Form rules={rules} />);
  fireEvent.input(field("first"), { target: { value: "Ann" } });
  leave("first");
  send();
  const answer: SubmissionResult = {
    status: "error",
    initialValue: { first: "Ann", last: "" },
    error: { first: ["taken"] },
    state: { validated: { first: true, last: true } },
  };
  rerender(<Form rules={rules} answer={answer} />);
  expect(errorOf("first")).toBe("taken");
  await settle(() => requests[0]?.arrive(rulesSaying("missing")));
  expect(errorOf("first")).toBe("taken");
});

it("leaves the server to judge where the rules cannot be loaded", async () => {
  const { rules, requests } = awaited();
  render(<Form rules={rules} />);
  leave("first");
  await settle(() => requests[0]?.fail());
  send();
  expect([sent, errorOf("first")]).toEqual([[true], ""]);
});

it("takes other rules at once when its own are there", async () => {
  const { rules, requests } = awaited();
  const { rerender } = render(<Form rules={rules} />);
  await settle(() => requests[0]?.arrive(rulesSaying("missing")));
  await settle(() => rerender(<Form rules={async () => rulesSaying("other")} />));
  send();
  expect(errorOf("first")).toBe("other");
});

it("has no judge without rules", async () => {
  render(<Form rules={undefined} />);
  await settle();
  leave("first");
  send();
  expect(sent).toEqual([true]);
  expect(screen.getByRole("button").closest("form")?.dataset.judged).toBe("false");
});
