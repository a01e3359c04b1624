import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { fieldsLeftBefore, holdServedForms, takeOver } from "./served-forms";

function serve() {
  const view = document.createElement("div");
  view.innerHTML =
    "<form id=names data-waits><input name=login required><button type=button>Show</button><button type=submit>Go</button></form>" +
    "<form><input required><button type=submit>Other</button></form>";
  document.body.replaceChildren(view);
  const form = view.querySelector("form") as HTMLFormElement;
  const field = form.elements.namedItem("login") as HTMLInputElement;
  const areDisabled = () => [...view.querySelectorAll("button")].map(({ disabled }) => disabled);
  return { view, form, field, areDisabled };
}

it("a served form's button waits for what the form requires, and no other button does", () => {
  const { view, field, areDisabled } = serve();
  const release = holdServedForms(view);
  expect(areDisabled()).toEqual([false, true, false]);
  fireEvent.input(field, { target: { value: "Ann" } });
  expect(areDisabled()).toEqual([false, false, false]);
  fireEvent.input(field, { target: { value: "" } });
  expect(areDisabled()).toEqual([false, true, false]);
  release();
  expect(areDisabled()).toEqual([false, false, false]);
});

it("is left to the form's own code once that is there", () => {
  const { view, form, field, areDisabled } = serve();
  holdServedForms(view);
  takeOver(form);
  expect(areDisabled()).toEqual([false, false, false]);
  fireEvent.input(field, { target: { value: "" } });
  holdServedForms(view);
  expect(areDisabled()).toEqual([false, false, false]);
});

it("knows which fields were left meanwhile, for the form's own code", () => {
  const { view, form, field } = serve();
  holdServedForms(view);
  fireEvent.focusOut(form.querySelector("button") as Element);
  expect([...fieldsLeftBefore("names")]).toEqual([]);
  fireEvent.focusOut(field);
  expect([...fieldsLeftBefore("names")]).toEqual(["login"]);
  takeOver(form);
  expect([...fieldsLeftBefore("names")]).toEqual([]);
});
