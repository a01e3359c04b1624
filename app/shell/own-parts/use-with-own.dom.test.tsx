import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { OwnDataProvider, useWithOwn } from "./use-with-own";

const own = { home: { name: "A" } };
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <OwnDataProvider value={own}>{children}</OwnDataProvider>
);

it("joins what the document has apart, as the same object while both are the same", () => {
  const data = { games: 3, isApart: true };
  const { result, rerender } = renderHook(() => useWithOwn("home", data), { wrapper });
  expect(result.current).toMatchObject({ games: 3, name: "A" });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});

it("leaves alone what came later, which is whole", () => {
  const data = { games: 3, name: "B" };
  expect(renderHook(() => useWithOwn("home", data), { wrapper }).result.current).toBe(data);
  expect(renderHook(() => useWithOwn("home", undefined), { wrapper }).result.current).toBeUndefined();
});
