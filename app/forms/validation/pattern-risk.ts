/** Binary logarithm of the backtracking paths that are acceptable: some tens of milliseconds. */
const MAX_BITS = 20;

/** The tokens of a regular expression; excludes back references and unknown kinds of groups. */
const PIECE = new RegExp(
  [
    /\\[^1-9k]|\[(?:\\.|[^\]\\])*\]/,
    /(?<open>\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_$][\w$]*>))?(?!\?))/,
    /(?<close>\))/,
    /(?<repeat>[*+?]|\{(?<min>\d{1,3})(?<range>,(?<max>\d{0,3}))?\})\??/,
    /[^\\[({]|\{(?!\d)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gy",
);

interface Group {
  /** Number of places where the engine can backtrack. */
  choices: number;
  /** Those within the last token, which a quantifier multiplies. */
  last: number;
}

/**
 * Estimates the worst-case backtracking of a regular expression: returns whether it is acceptable for a text's
 * length, or undefined if the expression cannot be analysed. Sequential choices cost a power of the length, choices
 * within an unbounded repetition an exponential of it.
 */
export function patternRisk(source: string): ((length: number) => boolean) | undefined {
  const outer: Group[] = [];
  let group: Group = { choices: 0, last: 0 };
  let base = 1;
  let read = 0;
  for (const { 0: piece, groups = {} } of source.matchAll(PIECE)) {
    read += piece.length;
    if (groups.open) {
      outer.push(group);
      group = { choices: 0, last: 0 };
    } else if (groups.close) {
      const { choices } = group;
      group = outer.pop() ?? { choices: 0, last: 0 };
      group.choices += choices;
      group.last = choices;
    } else {
      const times = groups.repeat ? timesOf(groups) : undefined;
      if (times?.max === Number.POSITIVE_INFINITY) {
        if (group.last > 0) base = Math.max(base, group.last + 1);
        group.choices += 1;
      } else if (times) {
        // Counted as if written out that often: the first repetition is counted already, and each may be the last.
        const perTime = group.last + (times.isFixed ? 0 : 1);
        group.choices += group.last > 0 ? perTime * times.max - group.last : perTime;
      } else if (piece === "|") {
        group.choices += 1;
      }
      group.last = 0;
    }
  }
  if (read < source.length) return undefined;
  const { choices } = group;
  return (length) => length * Math.log2(base) + combinationBits(length, choices) <= MAX_BITS;
}

function timesOf({ repeat, min, range, max }: Partial<Record<string, string>>) {
  if (repeat === "?") return { max: 1, isFixed: false };
  if (min === undefined || (range && !max)) return { max: Number.POSITIVE_INFINITY, isFixed: false };
  return { max: Number(max ?? min), isFixed: !range || max === min };
}

/** Binary logarithm of the ways to split a length among that many choices. */
function combinationBits(length: number, choices: number): number {
  let bits = 0;
  for (let choice = 1; choice <= choices && bits <= MAX_BITS; choice += 1) {
    bits += Math.log2((length + choice) / choice);
  }
  return bits;
}
