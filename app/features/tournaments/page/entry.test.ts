import { describe, expect, it } from "vitest";
import { catalogue } from "~/i18n/messages/catalogue";
import type { Tournament } from "~/platform/entities/tournaments";
import { type EntryReason, entryOf } from "./entry";
import { reasonFaces } from "./entry-reasons";

const here = "/tournaments/7";
const tournament = (changes: Partial<Tournament> = {}) => ({
  status: "active" as const,
  user_info: undefined,
  restrictions: { is_allowed: true, reasons: [] },
  ...changes,
});

describe("the way in", () => {
  it("is tried by those of whom the platform said nothing", () => {
    const restrictions = { is_allowed: false, reasons: ["deposit" as const] };
    expect(entryOf(tournament({ restrictions }), "unknown")).toEqual({ kind: "open" });
  });

  it("is closed without a reason that we know", () => {
    const restrictions = { is_allowed: false, reasons: [] };
    expect(entryOf(tournament({ restrictions }), "player")).toEqual({
      kind: "restricted",
      reasons: ["other"],
    });
  });

  it("is over for those who took part, too", () => {
    const user_info = { is_participant: true, points: 1 };
    expect(entryOf(tournament({ status: "finished", user_info }), "player")).toEqual({ kind: "over" });
  });
});

describe("a reason", () => {
  it.each<[EntryReason | "other", string]>([
    ["deposit", `/cashier/deposit?from=${encodeURIComponent(here)}`],
    ["profile", `${here}?confirm=profile`],
    ["contact", `${here}?confirm=email`],
    ["verification", `${here}?dialog=verification`],
    ["country", "/tournaments"],
    ["level", "/loyalty"],
    ["other", "/support"],
  ])("%s leads to %s", (reason, path) => {
    const face = reasonFaces[reason];
    expect(face.path(here)).toBe(path);
    expect(catalogue).toHaveProperty([face.text]);
    expect(catalogue).toHaveProperty([face.label]);
  });
});
