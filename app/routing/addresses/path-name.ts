/** Starts a name that is written in code units: four hex digits each. */
const MARK = "~";
/** Characters that servers, proxies and the router read as something else, encoded or not. */
const MISREAD = /[/\\%\p{Cc}\p{Cs}]|^\.{0,2}$|^~|\.data$/u;
const LONGEST_ENCODED = 512;

/**
 * A backend's name as one segment of a path: as it is where it can be. Otherwise by its code units, as one with a slash, a
 * dot alone, or one of `taken`, which are paths of their own.
 */
export function pathName(name: string, taken: readonly string[] = []): string {
  const isPlain = !MISREAD.test(name) && !taken.includes(name.toLowerCase());
  const encoded = isPlain ? encodeURIComponent(name) : "";
  return isPlain && encoded.length <= LONGEST_ENCODED ? encoded : MARK + inCodeUnits(name);
}

function inCodeUnits(name: string): string {
  return name
    .split("")
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"))
    .join("");
}

/** The name in a decoded segment of a path. What only looks like a name by its code units stays as it is. */
export function readPathName(segment: string): string {
  if (!/^~(?:[\da-f]{4})*$/.test(segment)) return segment;
  const units = segment.slice(MARK.length).match(/.{4}/g) ?? [];
  return units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
}
