import type { World } from "./world";

type Patch = Record<string, unknown>;

/** A part of the configuration as the seed and `PATCH /__sandbox/config` make it together. */
export function patched<T extends object>(world: World, part: string, value: T): T {
  const patch = world.state.patches[part];
  return patch ? (merge(value as Patch, patch) as T) : value;
}

/** Objects merge, everything else (lists too) is replaced. Neither argument is changed. */
export function merge(target: Patch, patch: Patch): Patch {
  const result = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    const known = result[key];
    result[key] = isPlain(value) && isPlain(known) ? merge(known, value) : value;
  }
  return result;
}

export function isPlain(value: unknown): value is Patch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
