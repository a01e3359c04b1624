/** Names that begin alike. */
interface LetterGroup<T> {
  /** `#` for what begins with no letter. */
  letter: string;
  /** For links to the group. */
  id: string;
  items: T[];
}

/** In the order of the list, which is one by name; accents make no letters of their own. */
export function byLetter<T extends { name: string }>(list: readonly T[]): LetterGroup<T>[] {
  const groups = new Map<string, LetterGroup<T>>();
  for (const item of list) {
    const letter = letterOf(item.name);
    const group = groups.get(letter) ?? {
      letter,
      id: `letter-${letter === "#" ? "other" : letter}`,
      items: [],
    };
    group.items.push(item);
    groups.set(letter, group);
  }
  return [...groups.values()];
}

function letterOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFD").toUpperCase();
  return /\p{L}/u.test(first) ? first : "#";
}
