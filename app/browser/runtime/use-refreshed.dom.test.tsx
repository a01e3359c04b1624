import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRefreshed } from "./use-refreshed";

const value = (name: string) => ({ name });
const first = value("loaded");

function show() {
  return renderHook(({ loaded, read }) => useRefreshed(loaded, read).name, {
    initialProps: { loaded: first, read: undefined as { name: string } | undefined },
  });
}

it("shows what was loaded, then what was read last, then what is loaded anew", () => {
  const { result, rerender } = show();
  expect(result.current).toBe("loaded");
  const read = value("read");
  rerender({ loaded: first, read });
  expect(result.current).toBe("read");
  rerender({ loaded: first, read: value("read again") });
  expect(result.current).toBe("read again");

  const anew = value("loaded anew");
  const late = value("read again");
  rerender({ loaded: anew, read: late });
  expect(result.current).toBe("loaded anew");
  rerender({ loaded: anew, read: late });
  expect(result.current).toBe("loaded anew");
  rerender({ loaded: anew, read: value("read after it") });
  expect(result.current).toBe("read after it");
});

it("what was read before a component came is older than what it came with", () => {
  const read = value("read long ago");
  const { result, rerender } = renderHook((props) => useRefreshed(first, props.read).name, {
    initialProps: { read },
  });
  expect(result.current).toBe("loaded");
  rerender({ read: value("read now") });
  expect(result.current).toBe("read now");
});
