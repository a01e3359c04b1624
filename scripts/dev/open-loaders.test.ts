import type { ServerBuild } from "@remix-run/node";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FAILS_AFTER, TOLD_AFTER, withOpenLoadersTold } from "./open-loaders";

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

it("a loader that never settles is told with its file and route, and then fails", async () => {
  const told: string[] = [];
  const build = withOpenLoadersTold(
    buildOf(() => new Promise(() => {})),
    (text) => told.push(text),
  );
  const loading = expect(load(build)).rejects.toThrow("app/features/home/home.route.tsx");
  vi.advanceTimersByTime(TOLD_AFTER);
  expect(told).toEqual([
    "open for 5 s and more: the loader of app/features/home/home.route.tsx (features/home/home.route)",
  ]);
  vi.advanceTimersByTime(FAILS_AFTER);
  await loading;
});

it("a loader that settles is not told", async () => {
  const told: string[] = [];
  const build = withOpenLoadersTold(
    buildOf(async () => "data"),
    (text) => told.push(text),
  );
  expect(await load(build)).toBe("data");
  vi.advanceTimersByTime(FAILS_AFTER);
  expect(told).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
