/** Rows of a proof: how many inputs were tried, how many passed, and the worst of them. */
export interface Row {
  name: string;
  passed: number;
  failed: string[];
  worst: { figure: number; input: string } | null;
}

export interface Table {
  /**
   * Tries one input of a row. `check` throws where the row does not hold, and may return a figure (the larger the worse),
   * of which the worst is printed.
   */
  check(row: string, input: string, check: () => unknown): Promise<void>;
  rows: readonly Row[];
}

/** `unit` of the figures. */
export interface ProofOptions {
  /** Tries a small selection, for the test suite. */
  isSample: boolean;
}

export type Proof = (table: Table, options: ProofOptions) => Promise<void>;

/** `onFailed` is called at once with each failure: a whole proof may run for an hour. */
export function createTable(onFailed: (text: string) => void = () => {}): Table {
  const rows = new Map<string, Row>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { name, passed: 0, failed: [], worst: null };
    rows.set(name, row);
    return row;
  };
  return {
    async check(name, input, check) {
      const row = rowOf(name);
      try {
        const figure = await check();
        row.passed += 1;
        if (typeof figure === "number" && figure > (row.worst?.figure ?? -1)) row.worst = { figure, input };
      } catch (error) {
        const failed = `${input}: ${error instanceof Error ? error.message : String(error)}`;
        row.failed.push(failed);
        onFailed(`${name}: ${failed}`);
      }
    },
    get rows() {
      return [...rows.values()];
    },
  };
}

const FAILURES_SHOWN = 20;

/** The table as text: a line a row, then what did not hold. */
export function printed(title: string, rows: readonly Row[], ms: number): string {
  const width = Math.max(...rows.map(({ name }) => name.length), 10);
  const lines = rows.map(({ name, passed, failed, worst }) => {
    const counts = `${passed} of ${passed + failed.length}`.padStart(13);
    const shown = worst ? `   worst ${Math.round(worst.figure)} (${worst.input})` : "";
    return `  ${name.padEnd(width)}${counts}${shown}`;
  });
  const failures = rows.flatMap(({ name, failed }) => [
    ...failed.slice(0, FAILURES_SHOWN).map((text) => `  ✗ ${name}: ${text}`),
    ...(failed.length > FAILURES_SHOWN ? [`  ✗ ${name}: ${failed.length - FAILURES_SHOWN} more`] : []),
  ]);
  return [`${title} (${Math.round(ms / 1000)} s)`, ...lines, ...failures].join("\n");
}

/** Every `step`th of a list in a sample, so that the selection is spread over it; all of it otherwise. */
export function selection<T>(list: readonly T[], { isSample }: ProofOptions, count: number): readonly T[] {
  if (!isSample || list.length <= count) return list;
  const step = list.length / count;
  return Array.from({ length: count }, (_, index) => list[Math.floor(index * step)] as T);
}

/** Runs the work at most `atOnce` at a time. */
export async function inTurns<T>(list: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>) {
  const queue = [...list];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
