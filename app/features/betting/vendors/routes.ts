import type { Route } from "./vendor";

/** The longest address below `/betting`. */
const SEGMENTS = 6;
/** Of a vendor's path with its query: what is longer is not taken apart, ten times a second. */
const LONGEST = 2_000;
/** Neither encoded nor a step up or down the tree. */
const SEGMENT = /^(?!\.+$)[\w.~-]{1,64}$/;

type Values = Readonly<Record<string, string>>;

/** The vendor's path for an address below `/betting` (without a slash in front); null: there is no such page. */
export function theirPath(routes: readonly Route[], path: string): string | null {
  for (const { ours, theirs } of routes) {
    const values = valuesOf(ours.split("/"), path.split("/"));
    if (values) return filled(theirs, values);
  }
  return null;
}

/**
 * The address below `/betting` for the vendor's path, or for its query where that is what its pages differ by; null:
 * there is none.
 */
export function ourPath(routes: readonly Route[], path: string): string | null {
  if (path.length > LONGEST) return null;
  const requested = path.split("#", 1)[0] ?? "";
  const plain = requested.startsWith("?") ? requested : (requested.split("?", 1)[0] ?? "");
  if (plain === "/" || plain === "") return "";
  for (const { ours, theirs } of routes) {
    if (theirs[0] !== plain[0]) continue;
    const values = valuesOf(partsOf(theirs), partsOf(plain));
    if (values) return filled(ours, values);
  }
  return null;
}

/** Without the `/` or `?` in front. */
function partsOf(path: string): string[] {
  return path.slice(1).split(path.startsWith("?") ? "&" : "/");
}

function filled(pattern: string, values: Values): string {
  return pattern.replace(/:(\w+)\*?/g, (_, name: string) => values[name] ?? "");
}

/** The values of a pattern's names in the parts of a path; null where it does not fit. */
function valuesOf(pattern: readonly string[], parts: readonly string[]): Values | null {
  if (parts.length > SEGMENTS) return null;
  const values: Record<string, string> = {};
  for (const [at, word] of pattern.entries()) {
    const part = parts[at] ?? "";
    const [fixed = "", name] = word.split(":", 2);
    if (name === undefined && part === word) continue;
    if (name?.endsWith("*")) {
      const rest = parts.slice(at);
      return rest.every((one) => SEGMENT.test(one))
        ? { ...values, [name.slice(0, -1)]: rest.join("/") }
        : null;
    }
    const value = part.slice(fixed.length);
    if (!name || !part.startsWith(fixed) || !SEGMENT.test(value)) return null;
    values[name] = value;
  }
  return pattern.length === parts.length ? values : null;
}
