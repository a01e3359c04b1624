/** Items whose names start with the same letter. */
interface LetterGroup<T> {
  /** `#` for names that do not start with a letter. */
  letter: string;
  /** Fragment id of the group. */
  id: string;
  items: T[];
}

/** The position of a letter's first name. */
export interface LetterAnchor {
  letter: string;
  /** Fragment id of the group. */
  id: string;
  /** The page with the first of them. */
  page: number;
}

/** Groups a list, sorted by name, by first letter; accents are ignored. */
export function byLetter<T extends { name: string }>(list: readonly T[]): LetterGroup<T>[] {
  const groups = new Map<string, LetterGroup<T>>();
  for (const item of list) {
    const letter = letterOf(item.name);
    const group = groups.get(letter) ?? { letter, id: idOf(letter), items: [] };
    group.items.push(item);
    groups.set(letter, group);
  }
  return [...groups.values()];
}

/** The letters of the whole list, with the page on which each starts. */
export function letterAnchors(list: readonly { name: string }[], pageSize: number): LetterAnchor[] {
  const anchors = new Map<string, LetterAnchor>();
  for (const [index, { name }] of list.entries()) {
    const letter = letterOf(name);
    if (!anchors.has(letter))
      anchors.set(letter, { letter, id: idOf(letter), page: Math.floor(index / pageSize) + 1 });
  }
  return [...anchors.values()];
}

function idOf(letter: string): string {
  return `letter-${letter === "#" ? "other" : letter}`;
}

function letterOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFD").toUpperCase();
  return /\p{L}/u.test(first) ? first : "#";
}
