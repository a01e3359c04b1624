import { expect, it } from "vitest";
import { clockText, createClocks } from "./clocks";

const noon = Date.parse("2026-11-28T12:00:00Z");
const dateAt = (ms: number) => new Date(noon + ms).toUTCString();

it("a backend's clock is reported when it is more than a minute off, except by a cached reply", () => {
  const { note, list } = createClocks(() => noon);
  note("platform", dateAt(-600_000), undefined);
  note("content", dateAt(-600_000), "600");
  note("pictures", dateAt(30_000), undefined);
  note("other", undefined, undefined);
  expect(list().map(clockText)).toEqual(["the clock of platform is 600 s behind"]);
  note("platform", dateAt(90_000), undefined);
  expect(list().map(clockText)).toEqual(["the clock of platform is 90 s ahead"]);
  note("platform", dateAt(0), undefined);
  expect(list()).toEqual([]);
});
