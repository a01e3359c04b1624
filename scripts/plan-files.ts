/** Modules that the same entries load: none is ever wanted without the others. */
export interface Group {
  /** The routes and lazy parts that load it at once. */
  entries: ReadonlySet<string>;
  /** Estimated bytes, packed. */
  bytes: number;
  /** Indices of the groups that it imports. */
  imports: readonly number[];
}

/** What a browser loads together. */
export interface Visit {
  entries: readonly string[];
  /** How much it counts beside the others. */
  weight: number;
  /** What a further file costs it, in bytes: its heads, its own dictionary of compression, its evaluation. */
  request: number;
}

interface File {
  groups: number[];
  bytes: number;
  /** The visits that load it. */
  visits: ReadonlySet<number>;
  /** The files that it brings along: its imports, and theirs. */
  brings: ReadonlySet<File>;
}

/**
 * Joins groups to files, the most saving pair first, so that visits ask for few files and load little that they do
 * not want. Returns the groups of each file. No file waits for one that waits for it: to join two around a third,
 * which one imports and which imports the other, saves less than to join the third.
 */
export function planFiles(groups: readonly Group[], visits: readonly Visit[]): number[][] {
  let files = groups.map((_, index) => [index]);
  for (;;) {
    const best = bestJoin(toFiles(files, groups, visits), visits);
    if (!best) return files;
    const [one, other] = best;
    files = files.filter((file) => file !== one && file !== other);
    files.push([...one, ...other]);
  }
}

/** The two files that save most as one; undefined when each pair costs more than it saves. */
function bestJoin(files: readonly File[], visits: readonly Visit[]): [number[], number[]] | undefined {
  let best: [number[], number[]] | undefined;
  let most = 0;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const saved = savedBy(one, other, visits);
      if (saved <= most) continue;
      most = saved;
      best = [one.groups, other.groups];
    }
  return best;
}

/** Bytes of all visits; negative when the visits that want one of the two load too much with it. */
function savedBy(one: File, other: File, visits: readonly Visit[]): number {
  let saved = 0;
  for (const visit of one.visits) if (other.visits.has(visit)) saved += cost(visit, 0);
  if (saved === 0) return 0;
  for (const [wanted, added] of [
    [one, other],
    [other, one],
  ] as const)
    for (const visit of wanted.visits) {
      if (added.visits.has(visit)) continue;
      saved += cost(visit, 0) - cost(visit, added.bytes);
      for (const file of added.brings)
        if (file !== wanted && !file.visits.has(visit)) saved -= cost(visit, file.bytes);
    }
  return saved;

  /** Of a file of so many bytes. */
  function cost(visit: number, bytes: number): number {
    const { weight, request } = visits[visit] as Visit;
    return weight * (request + bytes);
  }
}

function toFiles(plan: readonly number[][], groups: readonly Group[], visits: readonly Visit[]): File[] {
  const fileOf = new Map(plan.flatMap((file, at) => file.map((group) => [group, at] as const)));
  const files = plan.map((own) => {
    const entries = new Set(own.flatMap((group) => [...(groups[group]?.entries ?? [])]));
    return {
      groups: own,
      bytes: own.reduce((sum, group) => sum + (groups[group]?.bytes ?? 0), 0),
      visits: new Set(
        [...visits.keys()].filter((visit) => visits[visit]?.entries.some((entry) => entries.has(entry))),
      ),
      brings: new Set<File>(),
    };
  });
  const bring = (from: (typeof files)[number], at: number) => {
    for (const group of plan[at] ?? [])
      for (const imported of groups[group]?.imports ?? []) {
        const next = fileOf.get(imported) as number;
        const file = files[next] as (typeof files)[number];
        if (file === from || from.brings.has(file)) continue;
        from.brings.add(file);
        for (const visit of from.visits) file.visits.add(visit);
        bring(from, next);
      }
  };
  for (const [at, file] of files.entries()) bring(file, at);
  return files;
}
