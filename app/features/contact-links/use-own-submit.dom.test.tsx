import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOwnSubmit } from "./use-own-submit";

const submit = vi.fn();
vi.mock("@remix-run/react", () => ({ useSubmit: () => submit }));

beforeEach(() => {
  vi.useFakeTimers();
  submit.mockClear();
});
afterEach(() => vi.useRealTimers());

function Page({ isWanted = true }: { isWanted?: boolean }) {
  return (
    <div ref={useOwnSubmit(isWanted)}>
      <form />
    </div>
  );
}

const gesture = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

it("sends the form at the first gesture, once", () => {
  const { container } = render(<Page />);
  expect(submit).not.toHaveBeenCalled();
  gesture("pointermove");
  gesture("keydown");
  expect(submit.mock.calls).toEqual([[container.querySelector("form"), { replace: true }]]);
});

it("leaves it to the button where nobody has moved for three seconds, or it is not whole", () => {
  render(<Page />);
  act(() => void vi.advanceTimersByTime(3000));
  gesture("pointermove");
  render(<Page isWanted={false} />);
  gesture("pointermove");
  expect(submit).not.toHaveBeenCalled();
});
