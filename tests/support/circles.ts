/** What is left of a graph when everything that needs nothing left is taken out: its circles, and what leads there. */
export function withinCircles(graph: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const left = new Map(graph);
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [path, needs] of left) if (!needs.some((need) => left.has(need))) left.delete(path);
  }
  return left;
}
