import { act, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useFieldOfAddress } from "./use-field-of-address";

function Search({ value }: { value: string }) {
  return <input ref={useFieldOfAddress<HTMLInputElement>(value)} defaultValue={value} />;
}

function takeOver(place: Element) {
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(place, <Search value="" />)));
  return roots[0] as Root;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox");

it("is set when the address says another value, and not while it says the same", () => {
  const { rerender } = render(<Search value="roulette" />);
  field().value = "black";
  rerender(<Search value="roulette" />);
  expect(field().value).toBe("black");
  rerender(<Search value="" />);
  expect(field().value).toBe("");
});

it("keeps what was typed before the script was there", () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Search value="" />);
  field().value = "black";
  const root = takeOver(place);
  expect(field().value).toBe("black");
  act(() => root.unmount());
  place.remove();
});
