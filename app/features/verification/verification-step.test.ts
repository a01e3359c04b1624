import { describe, expect, it } from "vitest";
import { readFrameEvent, readSdkEvent } from "./providers";
import { shownSteps, verificationStepOf } from "./verification-step";

describe("the step", () => {
  it.each([
    [false, false, false, "start"],
    [false, false, true, "change"],
    [false, true, false, "verification"],
    // New documents are under way.
    [false, true, true, "verification"],
    [true, false, false, "completed"],
    [true, true, true, "completed"],
  ])(
    "verified %s, on verification %s, refused %s: %s",
    (is_verified, is_on_verification, wasRefused, step) => {
      expect(verificationStepOf({ is_verified, is_on_verification }, wasRefused)).toBe(step);
    },
  );

  it.each([
    ["start", "start: current, verification: ahead, completed: ahead"],
    ["verification", "start: done, verification: current, completed: ahead"],
    ["change", "start: done, verification: done, change: current, completed: ahead"],
    ["completed", "start: done, verification: done, completed: done"],
  ] as const)("%s stands in its way", (step, way) => {
    const shown = shownSteps(step, {}).map(({ name, state }) => `${name}: ${state}`);
    expect(shown.join(", ")).toBe(way);
  });

  it("bears its date once it was reached", () => {
    const dates = { start: "2026-11-01T10:00:00Z", verification: "2026-11-02T10:00:00Z" };
    const datesOf = (step: "start" | "verification") => shownSteps(step, dates).map(({ at }) => at);
    expect(datesOf("start")).toEqual([dates.start, undefined, undefined]);
    expect(datesOf("verification")).toEqual([dates.start, dates.verification, undefined]);
  });
});

describe("what a provider says", () => {
  it.each([
    ["idCheck.onApplicantSubmitted", {}, "submitted"],
    ["idCheck.onApplicantResubmitted", {}, "submitted"],
    ["idCheck.onApplicantStatusChanged", { reviewStatus: "pending" }, "submitted"],
    ["idCheck.onApplicantStatusChanged", { reviewStatus: "completed" }, "changed"],
    ["idCheck.onApplicantStatusChanged", { reviewStatus: "brand-new" }, "changed"],
    ["idCheck.onApplicantStatusChanged", null, "changed"],
    ["idCheck.onApplicantStatusChanged", "GREEN", "changed"],
    ["idCheck.onApplicantActionSubmitted", {}, "acted"],
    ["idCheck.onApplicantActionCompleted", undefined, "acted"],
    ["idCheck.onError", { code: "x" }, "failed"],
    ["idCheck.onStepCompleted", { idDocSetType: "IDENTITY" }, null],
    ["toString", {}, null],
  ])("%s %j: %s", (name, payload, event) => {
    expect(readSdkEvent(name, payload)).toBe(event);
  });

  it.each([
    [{ source: "idcheck", event: "submitted" }, "submitted"],
    [{ source: "idcheck", event: "approved" }, "changed"],
    [{ source: "idcheck", event: "rejected" }, "changed"],
    [{ source: "idcheck", event: "closed" }, "changed"],
    [{ event: "constructor" }, null],
    [{ event: ["submitted"] }, null],
    ["submitted", null],
    [null, null],
  ])("in a frame, %j: %s", (data, event) => {
    expect(readFrameEvent(data)).toBe(event);
  });
});
