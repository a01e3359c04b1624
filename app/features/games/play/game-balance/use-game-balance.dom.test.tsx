import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BalanceAnswer } from "~/browser/runtime/balance/read-balance";
import type { GameBalance } from "./game-balance";
import { useGameBalance } from "./use-game-balance";

let sessionKey = "1";
vi.mock("~/shell/layout-data/use-viewer", () => ({ useViewer: () => ({ sessionKey }) }));

const money = (amount: string) => ({ amount, currency: "EUR" });
const loadedWith = (amount: string): GameBalance => ({ play: money(amount), demo: money("0") });
const answerWith = (amount: string, changes: object = {}): NonNullable<BalanceAnswer> => ({
  sessionKey: "1",
  balances: { main: money(amount), bonus: money("0"), bettingBonus: money("0"), total: money(amount) },
  demo: money("0"),
  ...changes,
});
const served = vi.fn<() => Promise<Response>>();
const hidden = vi.spyOn(document, "hidden", "get");
const onSignedOut = vi.fn();

function open(loaded = loadedWith("10")) {
  return renderHook((props: { loaded: GameBalance }) => useGameBalance(props.loaded, onSignedOut), {
    initialProps: { loaded },
  });
}
type Opened = ReturnType<typeof open>;
const amount = ({ result }: Opened) => result.current.gameBalance?.play?.amount;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const refresh = async ({ result }: Opened) => {
  result.current.refresh();
  await wait(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", served);
  sessionKey = "1";
  hidden.mockReturnValue(false);
  served.mockReset();
  onSignedOut.mockReset();
  served.mockImplementation(async () => Response.json(answerWith("12")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the balance of a game", () => {
  it("is what the page came with, then what was read, then what is loaded anew", async () => {
    const opened = open();
    expect(amount(opened)).toBe("10");
    expect(served).not.toHaveBeenCalled();
    await refresh(opened);
    expect(amount(opened)).toBe("12");
    opened.rerender({ loaded: loadedWith("14") });
    expect(amount(opened)).toBe("14");
    await wait(1000);
    await refresh(opened);
    expect(amount(opened)).toBe("12");
  });

  it("is read once a second, however often the game reports", async () => {
    const opened = open();
    for (let spin = 0; spin < 20; spin += 1) {
      await refresh(opened);
      await wait(100);
    }
    expect(served.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it.each<[string, () => Promise<Response>]>([
    ["a failure", async () => new Response("", { status: 503 })],
    ["a cut connection", () => Promise.reject(new TypeError("failed"))],
    ["something else", async () => Response.json({ balances: {} })],
  ])("stands after %s, and is read later the next time", async (_, reply) => {
    served.mockImplementationOnce(reply);
    const opened = open();
    await refresh(opened);
    expect(amount(opened)).toBe("10");
    expect(onSignedOut).not.toHaveBeenCalled();
    await refresh(opened);
    await wait(1999);
    expect(served).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(amount(opened)).toBe("12");
  });

  it.each([
    ["over", null],
    ["another player's", answerWith("99", { sessionKey: "2" })],
  ])("is no longer shown to a player whose session is %s", async (_, answer) => {
    served.mockImplementation(async () => Response.json(answer));
    const opened = open();
    await refresh(opened);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(amount(opened)).toBe("10");
  });

  it("is read when somebody looks again, and by nobody once the game is left", async () => {
    hidden.mockReturnValue(true);
    const opened = open();
    await refresh(opened);
    expect(served).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await wait(0);
    expect(amount(opened)).toBe("12");
    opened.result.current.refresh();
    opened.unmount();
    await wait(10_000);
    expect(served).toHaveBeenCalledTimes(1);
  });
});
