import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EXTEND_SECONDS } from "./open-game";
import { useOpenGame } from "./use-open-game";

const said: string[] = [];

const onLost = vi.fn();
const say = (address: string, body: unknown) => said.push(`${address} ${String(body)}`);

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.isDefault = "";
  said.length = 0;

  onLost.mockReset();
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    say(address, body);
    return Response.json({ isOpen: true });
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (address: string, body: URLSearchParams) => Boolean(say(address, body)),
  });
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.isDefault;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (sysname?: string) =>
  renderHook((props: { sysname: string | undefined }) => useOpenGame(props.sysname, onLost), {
    initialProps: { sysname },
  });
const EXTEND = "/open-game intent=keep&sysname=x";
const LEAVE = "/open-game intent=leave&sysname=x";

describe("the page of a running game", () => {
  it("says each minute that it is there, also out of sight, and that it is left", async () => {
    const { unmount } = open("x");
    await vi.advanceTimersByTimeAsync(2 * EXTEND_SECONDS * 1000);
    expect(said).toEqual([EXTEND, EXTEND, EXTEND]);
    window.dispatchEvent(new Event("pagehide"));
    expect(said.at(-1)).toBe(LEAVE);
    window.dispatchEvent(new Event("pageshow"));
    expect(said.at(-1)).toBe(EXTEND);
    unmount();
    expect(said.at(-1)).toBe(LEAVE);
    await vi.advanceTimersByTimeAsync(2 * EXTEND_SECONDS * 1000);
    expect(said).toHaveLength(6);
    expect(onLost).not.toHaveBeenCalled();
  });

  it("hears that another game was opened instead, and of nothing else", async () => {
    open("x");
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
    await vi.advanceTimersByTimeAsync(EXTEND_SECONDS * 1000);
    expect(onLost).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", async () => Response.json({ isOpen: false }));
    await vi.advanceTimersByTimeAsync(EXTEND_SECONDS * 1000);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it("says nothing where nobody asks", async () => {
    const { unmount } = open();
    await vi.advanceTimersByTimeAsync(2 * EXTEND_SECONDS * 1000);
    unmount();
    expect(said).toEqual([]);
  });
});
