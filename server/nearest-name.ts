/** What of the names a wrong one may mean; undefined: none is near. */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const letters = wrong.toLowerCase();
  const [nearest] = names
    .map((name) => ({ name, far: farness(letters, name.toLowerCase()) }))
    .filter(({ name, far }) => far < name.length && far <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.far - other.far);
  return nearest?.name;
}

/** Letters that have changed places, and a name with more around it, count as one. */
function farness(wrong: string, name: string): number {
  const isPart = name.length > 3 && wrong.includes(name);
  return isPart || sorted(wrong) === sorted(name) ? Number(wrong !== name) : distance(wrong, name);
}

/** The letters of a name in their order. */
export function sorted(name: string): string {
  return [...name].sort().join("");
}

/** Levenshtein distance. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
