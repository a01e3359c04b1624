import { describe, expect, it } from "vitest";
import { catalogue } from "~/i18n/messages/catalogue";
import { stepKey, timelineOf, type Withdrawal } from "./timeline";
import { withdrawalHoldOf } from "./withdrawal-hold";

const requestedAt = "2026-11-01T10:00:00Z";
const updatedAt = "2026-11-02T11:00:00Z";

const stepsByStatus: [Withdrawal["status"], string[]][] = [
  ["pending", ["requested done first", "checked current", "sent ahead", "arrived ahead"]],
  ["processing", ["requested done first", "checked done last", "sent current", "arrived ahead"]],
  ["success", ["requested done first", "checked done", "sent done", "arrived done last"]],
  ["fail", ["requested done first", "failed done last"]],
  ["cancel", ["requested done first", "cancelled done last"]],
  ["other", ["requested done first", "unclear current"]],
];

it.each(stepsByStatus)("%s: its steps, and when they happened", (status, expected) => {
  const steps = timelineOf({ status, requestedAt, updatedAt });
  const times: Record<string, string> = { [requestedAt]: " first", [updatedAt]: " last" };
  expect(steps.map(({ name, state, at }) => `${name} ${state}${at ? times[at] : ""}`)).toEqual(expected);
  for (const step of steps) expect(Object.keys(catalogue)).toContain(stepKey(step));
});

describe("a withdrawal awaits", () => {
  const requisites = { card_number: "411111******1111" };
  const verified = { is_verified: true, is_on_verification: false, is_kyc_block_enabled: true };
  const unknown = { ...verified, is_verified: false };
  const free = { ...unknown, is_kyc_block_enabled: false };
  const card = (status: "ready" | "validation_required" | "on_verification" | "fraudulent") => [
    { method: "sandcard", title: "411111******1111", status },
  ];
  it.each([
    ["nothing of a verified player", "pending", verified, card("ready"), "nothing"],
    ["nothing of whom nobody asks who he is", "pending", free, [], "nothing"],
    ["to be shown who it is for", "pending", unknown, [], "verification"],
    ["what was shown to be seen", "pending", { ...unknown, is_on_verification: true }, [], "review"],
    ["the card to be shown", "pending", verified, card("validation_required"), "verification"],
    ["the card to be seen", "pending", verified, card("on_verification"), "review"],
    ["nothing while it is being sent", "processing", unknown, card("validation_required"), "nothing"],
    ["nothing of an account that is not known", "pending", null, [], "nothing"],
    ["nobody any more", "success", unknown, card("validation_required"), undefined],
    ["nobody where its state is not known", "other", unknown, [], undefined],
  ] as const)("%s", (_, status, account, saved, awaited) => {
    expect(withdrawalHoldOf({ status, method: "sandcard", requisites }, { account, saved })).toBe(awaited);
  });
  it("not what another card waits for", () => {
    const saved = [{ ...card("validation_required")[0], method: "other" }] as never;
    expect(
      withdrawalHoldOf({ status: "pending", method: "sandcard", requisites }, { account: verified, saved }),
    ).toBe("nothing");
  });
});
