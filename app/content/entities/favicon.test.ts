import { expect, it } from "vitest";
import { FaviconSchema } from "./favicon";

it.each([
  ["favicon-32x32", 32],
  ["favicon-192", 192],
  ["favicon_512", 512],
  ["favicon192", 192],
  ["apple-touch-icon-180.png", 180],
  ["v2-icon-96X96", 96],
  ["icon-v2-48", 48],
  ["maskable-512", 512],
  ["favicon", undefined],
  ["favicon-2", undefined],
  ["favicon-0x0", undefined],
  ["favicon-2026", undefined],
  ["brand-7-icon", undefined],
])("the size in the name %s is %s", (name, size) => {
  const favicon = FaviconSchema.parse({ type: "png", name, url: "https://cdn.example/icon" });
  expect(favicon.size).toBe(size);
});
