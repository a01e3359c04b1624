import type { ServerBuild } from "@remix-run/node";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FAILS_AFTER, REPORT_AFTER, withOpenLoadersReported } from "./open-loaders";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function buildOf(loader: () => unknown) {
  const build = {
    assets: { routes: { "features/home/home.route": { module: "/app/features/home/home.route.tsx" } } },
    routes: {
      "features/home/home.route": { id: "features/home/home.route", module: { default: () => null, loader } },
    },
  };
  return build as unknown as ServerBuild;
}

function load(build: ServerBuild): Promise<unknown> {
  return build.routes["features/home/home.route"]?.module.loader?.({} as never) as Promise<unknown>;
}

it("a loader that never settles is reported with its file and route, and then fails", async () => {
  const lines: string[] = [];
  const build = withOpenLoadersReported(
    buildOf(() => new Promise(() => {})),
    (text) => lines.push(text),
  );
  const loading = expect(load(build)).rejects.toThrow("app/features/home/home.route.tsx");
  vi.advanceTimersByTime(REPORT_AFTER);
  expect(lines).toEqual([
    "open for 5 s and more: the loader of app/features/home/home.route.tsx (features/home/home.route)",
  ]);
  vi.advanceTimersByTime(FAILS_AFTER);
  await loading;
});

it("a loader that settles is not reported", async () => {
  const lines: string[] = [];
  const build = withOpenLoadersReported(
    buildOf(async () => "data"),
    (text) => lines.push(text),
  );
  expect(await load(build)).toBe("data");
  vi.advanceTimersByTime(FAILS_AFTER);
  expect(lines).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
