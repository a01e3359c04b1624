import { describe, expect, it, vi } from "vitest";
import { type AccessToken, createTokenRefresher } from "./token-refresher";

const first = { token: "one", expiresIn: 600 };
const noPause = async () => undefined;

function refresherOf(answers: (AccessToken | Error)[]) {
  let time = 0;
  const ask = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("asked too often");
    return answer;
  });
  const pause = vi.fn(noPause);
  const tokens = createTokenRefresher(first, { ask, now: () => time, pause });
  return { tokens, ask, pause, pass: (seconds: number) => (time += seconds * 1000) };
}

describe("an access token", () => {
  it("is begun with while it has time left, and renewed before it runs out", async () => {
    const { tokens, ask, pass } = refresherOf([{ token: "two", expiresIn: 600 }]);
    expect(await tokens.current()).toBe("one");
    pass(569);
    expect(await tokens.current()).toBe("one");
    pass(1);
    expect([await tokens.current(), await tokens.current()]).toEqual(["two", "two"]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("that the provider calls expired is always a new one, requested once at a time", async () => {
    const { tokens, ask } = refresherOf([
      { token: "two", expiresIn: 600 },
      { token: "three", expiresIn: 600 },
    ]);
    expect(await Promise.all([tokens.renewed(), tokens.renewed(), tokens.renewed()])).toEqual(
      Array(3).fill("two"),
    );
    expect([await tokens.renewed(), await tokens.current()]).toEqual(["three", "three"]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is requested again after a pause, and given up then", async () => {
    const lost = new Error("lost");
    const { tokens, pause } = refresherOf([lost, { token: "two", expiresIn: 600 }, lost, lost, lost]);
    expect(await tokens.renewed()).toBe("two");
    await expect(tokens.renewed()).rejects.toBe(lost);
    expect(pause.mock.calls).toEqual([[1000], [1000], [4000]]);
  });

  it.each([0, -5, Number.NaN])("with a life of %s is not begun with", async (expiresIn) => {
    const ask = async () => ({ token: "two", expiresIn });
    expect(await createTokenRefresher({ token: "one", expiresIn }, { ask, pause: noPause }).current()).toBe(
      "two",
    );
  });
});
