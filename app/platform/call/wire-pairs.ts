/** A parameter's value after its schema's transforms. */
export type WireValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | WireValue[]
  | { [name: string]: WireValue };

const MAX_ITEMS = 20;
const MAX_DEPTH = 5;
const MAX_PARAMETERS = 1000;

/**
 * Returns parameters in wire form, sorted by name (docs/contract.md#1.2): null dropped, booleans as `1` and `0`, nested
 * values in brackets. Throws RangeError beyond the platform's limits.
 */
export function wirePairs(params: { [name: string]: WireValue }): [string, string][] {
  const pairs = Object.keys(params)
    .sort()
    .flatMap((name) => pairsOf(name, params[name], 1));
  if (pairs.length > MAX_PARAMETERS) throw new RangeError("too many parameters");
  return pairs;
}

function pairsOf(name: string, value: WireValue, depth: number): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  if (typeof value !== "object") return [[name, String(value)]];
  if (depth > MAX_DEPTH) throw new RangeError("parameters nest too deeply");
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw new RangeError("too many items in one parameter");
    return value.flatMap((item) => pairsOf(`${name}[]`, item, depth + 1));
  }
  return Object.keys(value)
    .sort()
    .flatMap((key) => pairsOf(`${name}[${key}]`, value[key], depth + 1));
}

/** Encodes pairs as a query string or form body. */
export function encodePairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");
}
