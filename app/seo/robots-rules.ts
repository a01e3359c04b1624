/** The rules of a robots.txt for every crawler (RFC 9309). */
export interface RobotsRules {
  rules: readonly RobotsRule[];
}

interface RobotsRule {
  isAllowed: boolean;
  pattern: string;
}

/** Bytes that crawlers must at least read (RFC 9309, 2.5). */
const LONGEST = 500 * 1024;

/** The rules of all groups for `*`; unknown lines are skipped. */
export function parseRobots(text: string): RobotsRules {
  const rules: RobotsRule[] = [];
  let isForAll = false;
  let isNaming = false;
  for (const line of text
    .slice(0, LONGEST)
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === "user-agent") {
      isForAll = (isNaming && isForAll) || value.trim() === "*";
      isNaming = true;
    } else if (field === "allow" || field === "disallow") {
      isNaming = false;
      const pattern = value.trim();
      if (isForAll && /^[/*]/.test(pattern))
        rules.push({ isAllowed: field === "allow", pattern: octets(pattern) });
    }
  }
  return { rules };
}

/** The longest matching rule decides, `Allow` on a tie. `address` is a path with its query. */
export function isDisallowed({ rules }: RobotsRules, address: string): boolean {
  const path = octets(address);
  let decisive: RobotsRule | undefined;
  for (const rule of rules) {
    const length = decisive?.pattern.length ?? -1;
    const isStronger = rule.pattern.length > length || (rule.pattern.length === length && rule.isAllowed);
    if (isStronger && matches(rule.pattern, path)) decisive = rule;
  }
  return decisive?.isAllowed === false;
}

/** Matches the parts between wildcards from left to right, without backtracking: many cost no more than few. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const [first = "", ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  const last = isAnchored ? parts.pop() : undefined;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === undefined) return !isAnchored || at === path.length;
  return path.length - last.length >= at && path.endsWith(last);
}

/** Normalises percent-encoding: unreserved characters decoded, all others encoded in upper case. */
function octets(text: string): string {
  return text
    .replace(/[^\x21-\x7e]+/g, (run) => encodeURIComponent(run.replace(/\p{Cs}/gu, "")))
    .replace(/%[\da-f]{2}/gi, (code) => {
      const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
    });
}
