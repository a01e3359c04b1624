import { describe, expect, it } from "vitest";
import { clockFrom } from "./server-clock";

describe("the server's clock", () => {
  const serverNow = Date.parse("2026-11-20T10:00:00Z");
  const minute = 60_000;
  it.each([
    ["agrees", 0, 0],
    ["shows that the document waited in a cache", 10 * minute, 10 * minute],
    ["is an hour fast", 60 * minute, 0],
    ["is ten minutes slow", -10 * minute, 0],
    ["is a day slow", -1440 * minute, 0],
  ])("where the visitor's %s", (_name, ahead, expected) => {
    let elapsed = 5_000;
    const clock = clockFrom(serverNow, serverNow + ahead, () => elapsed);
    expect(clock()).toBe(serverNow + expected);
    elapsed += 90_000;
    expect(clock()).toBe(serverNow + expected + 90_000);
  });
});
