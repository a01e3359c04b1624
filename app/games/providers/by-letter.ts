/** Names that begin alike. */
interface LetterGroup<T> {
  /** `#` for what begins with no letter. */
  letter: string;
  /** For links to the group. */
  id: string;
  items: T[];
}

/** Where a letter's names begin. */
export interface LetterPlace {
  letter: string;
  /** As the group's own. */
  id: string;
  /** The page that adds the first of them. */
  page: number;
}

/** In the order of the list, which is one by name; accents make no letters of their own. */
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

/** The letters of a whole list, of which a page may show a part. */
export function letterPlaces(list: readonly { name: string }[], pageSize: number): LetterPlace[] {
  const places = new Map<string, LetterPlace>();
  for (const [index, { name }] of list.entries()) {
    const letter = letterOf(name);
    if (!places.has(letter))
      places.set(letter, { letter, id: idOf(letter), page: Math.floor(index / pageSize) + 1 });
  }
  return [...places.values()];
}

function idOf(letter: string): string {
  return `letter-${letter === "#" ? "other" : letter}`;
}

function letterOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFD").toUpperCase();
  return /\p{L}/u.test(first) ? first : "#";
}
