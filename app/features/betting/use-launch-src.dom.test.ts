import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useLaunchSrc } from "./use-launch-src";

const src = (path: string, more = "") =>
  `/platform/game/digitan/play?v=1&locale=en-US${more}&theme=dark${path && `&path=%2F${path}`}`;

it("launches anew only for what the frame does not show", () => {
  const shown = { current: "" };
  const { result, rerender } = renderHook(
    ({ loaded, path }: { loaded: string; path: string }) => useLaunchSrc(loaded, path, shown),
    { initialProps: { loaded: src(""), path: "" } },
  );
  expect(result.current).toBe(src(""));
  // The frame has moved, and the page is loaded again for another reason.
  shown.current = "football";
  rerender({ loaded: src("football"), path: "football" });
  expect(result.current).toBe(src(""));
  rerender({ loaded: src("football").replace("dark", "light"), path: "football" });
  expect(result.current).toBe(src(""));
  // A link of the page leads elsewhere.
  rerender({ loaded: src("tennis"), path: "tennis" });
  expect([result.current, shown.current]).toEqual([src("tennis"), "tennis"]);
  // Another launch: somebody else, or another language.
  rerender({ loaded: src("tennis", "&x=1"), path: "tennis" });
  expect(result.current).toBe(src("tennis", "&x=1"));
});
