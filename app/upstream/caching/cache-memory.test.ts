import { expect, it } from "vitest";
import { CACHE_MEGABYTES, divideMemory } from "./cache-memory";

it.each([CACHE_MEGABYTES, 16, 1000])(
  "divides %s megabytes among the stores, and no more than these",
  (megabytes) => {
    const bounds = Object.values(divideMemory(megabytes));
    const sum = bounds.reduce((total, bytes) => total + bytes, 0);
    expect(Math.min(...bounds)).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(megabytes * 1024 * 1024);
    expect(sum).toBeGreaterThan(megabytes * 1024 * 1024 - bounds.length);
  },
);
