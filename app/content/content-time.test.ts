import { describe, expect, it } from "vitest";
import { createContentTime } from "./content-time.server";

const NOON = Date.parse("2026-06-01T12:00:00Z");
const at = (time: string) => `2026-06-01T${time}Z`;

describe("what editors have dated", () => {
  it.each([
    [{}, true],
    [{ publishAt: at("12:00:00") }, true],
    [{ publishAt: at("12:00:01") }, false],
    [{ unpublishAt: at("12:00:00") }, false],
    [{ unpublishAt: at("12:00:01") }, true],
    [{ publishAt: at("11:00:00"), unpublishAt: at("13:00:00") }, true],
    [{ publishAt: "2026-06-02" }, false],
  ])("with %o is shown: %s", (schedule, expected) => {
    expect(createContentTime(NOON).isShown(schedule)).toBe(expected);
  });

  it("changes next at the first date to come of what was judged", () => {
    const time = createContentTime(NOON);
    expect(time.changesAt).toBe(Number.POSITIVE_INFINITY);
    time.isShown({ publishAt: at("11:00:00"), unpublishAt: at("18:00:00") });
    expect(time.changesAt).toBe(Date.parse(at("18:00:00")));
    time.isShown({ publishAt: at("15:00:00"), unpublishAt: at("16:00:00") });
    time.isShown({ unpublishAt: at("12:00:00") });
    expect(time.changesAt).toBe(Date.parse(at("15:00:00")));
    time.note(Date.parse(at("12:30:00")));
    expect(time.changesAt).toBe(Date.parse(at("12:30:00")));
  });
});
