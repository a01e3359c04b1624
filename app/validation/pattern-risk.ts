/** Two to this power: the ways of matching that may be tried, some tens of milliseconds. */
const BEARABLE = 20;

/** The pieces of an expression. Back references and groups of a kind we do not know are none of them. */
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
  /** Places where the engine has to choose how to go on. */
  choices: number;
  /** Those within the piece read last, which a repetition multiplies. */
  last: number;
}

/**
 * What a backtracking engine may suffer from an expression: a function that tells for a length of text whether it is
 * bearable at the worst, or undefined where nothing can be said. Choices one after another cost a power of the
 * length, choices within an open repetition an exponential of it.
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
      if (times?.most === Number.POSITIVE_INFINITY) {
        if (group.last > 0) base = Math.max(base, group.last + 1);
        group.choices += 1;
      } else if (times) {
        // As if written out that often; the first time is counted already, and each may be the last.
        const perTime = group.last + (times.isFixed ? 0 : 1);
        group.choices += group.last > 0 ? perTime * times.most - group.last : perTime;
      } else if (piece === "|") {
        group.choices += 1;
      }
      group.last = 0;
    }
  }
  if (read < source.length) return undefined;
  const { choices } = group;
  return (length) => length * Math.log2(base) + bitsOfWays(length, choices) <= BEARABLE;
}

function timesOf({ repeat, min, range, max }: Partial<Record<string, string>>) {
  if (repeat === "?") return { most: 1, isFixed: false };
  if (min === undefined || (range && !max)) return { most: Number.POSITIVE_INFINITY, isFixed: false };
  return { most: Number(max ?? min), isFixed: !range || max === min };
}

/** Binary logarithm of the ways to share a length among so many choices. */
function bitsOfWays(length: number, choices: number): number {
  let bits = 0;
  for (let choice = 1; choice <= choices && bits <= BEARABLE; choice += 1) {
    bits += Math.log2((length + choice) / choice);
  }
  return bits;
}
