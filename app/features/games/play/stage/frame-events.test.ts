import { describe, expect, it } from "vitest";
import { type FrameEvent, readFrameEvent } from "./frame-events";

const frame = {} as Window;
const said = (event: unknown, more: object = {}) => ({
  source: frame,
  data: { source: "platform-game", event, ...more },
});
const error = { type: "UserNeedDepositException", code: "NEED_DEPOSIT" };

describe("a message of the game", () => {
  it.each<[string, Parameters<typeof readFrameEvent>[0], FrameEvent]>([
    ...(["ready", "close", "cashier", "balance", "session"] as const).map(
      (name): [string, ReturnType<typeof said>, FrameEvent] => [name, said(name), { name }],
    ),
    ["error", said("error", { error }), { name: "error", refusal: error }],
    ["an error that says nothing", said("error"), { name: "error", refusal: { type: "", code: "" } }],
    [
      "an error of other shapes",
      said("error", { error: { type: 4, code: {} } }),
      { name: "error", refusal: { type: "", code: "" } },
    ],
    ["more than is known", said("ready", { url: "https://evil.example" }), { name: "ready" }],
  ])("%s", (_, message, expected) => {
    expect(readFrameEvent(message, frame)).toEqual(expected);
  });

  it.each<[string, Parameters<typeof readFrameEvent>[0]]>([
    ["another window's", { ...said("close"), source: {} as Window }],
    ["nobody's", { ...said("close"), source: null }],
    ["of another name", { source: frame, data: { source: "game", event: "close" } }],
    ["without a name", { source: frame, data: { event: "close" } }],
    ["an unknown event", said("teleport")],
    ["an event that is no text", said(["close"])],
    ["a name every object has", said("toString")],
    ["text", { source: frame, data: "platform-game close" }],
    ["nothing", { source: frame, data: null }],
  ])("not %s", (_, message) => {
    expect(readFrameEvent(message, frame)).toBeNull();
  });

  it("none before there is a frame", () => {
    expect(readFrameEvent({ ...said("close"), source: null }, null)).toBeNull();
    expect(readFrameEvent({ ...said("close"), source: undefined as unknown as null }, undefined)).toBeNull();
  });
});
