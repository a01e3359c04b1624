import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it, vi } from "vitest";
import { buildLogger } from "./build-logger";

const remix = readFileSync(
  createRequire(import.meta.url).resolve("@remix-run/dev/dist/vite/plugin.js"),
  "utf8",
);

it("the build does not warn that its code is in public, which it moves away, and warns of all else", () => {
  const [, warning = ""] = /bold\("([^"]*Source maps[^"]*)\\n"\)/.exec(remix) ?? [];
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  const logger = buildLogger();
  logger.warn(warning);
  logger.warn("a chunk is too large");
  expect(said.mock.calls.flat()).toEqual(["a chunk is too large"]);
  expect(readFileSync("scripts/build.mjs", "utf8")).toContain('endsWith(".map")');
  said.mockRestore();
});
