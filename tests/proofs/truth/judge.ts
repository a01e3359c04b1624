import type { Cell, Instrument, Kind, Row } from "./row";

/** What each instrument prints where nothing is wrong. */
export const allClear: Record<Instrument, RegExp> = {
  start: /^both backends answer as the contract says$/m,
  operator: /Nothing is wrong now/,
  check: /^\d+ fit, 0 do not/m,
  probe: /^(?: {2}\w+ +\d+ ms {2}ok\n)+$/,
  metrics: /^$/,
  readyz: /^ok /,
};

/**
 * Whose all-clear speaks of which kinds: there it would be a lie. The probe's speaks of its journey, `/readyz` of whether
 * traffic is wanted, and an alert that does not fire says nothing.
 */
const speaksOf: Record<Instrument, readonly Kind[]> = {
  start: ["content", "platform"],
  operator: ["content", "platform", "own", "drift"],
  check: ["content", "platform", "drift"],
  probe: [],
  metrics: [],
  readyz: [],
};

/** Why an instrument cannot see a kind, where the row does not say it. */
const usually: Record<Kind, Partial<Record<Instrument, string>>> = {
  content: {
    probe: "pages come, with defaults",
    metrics: "a refusal counts once it is the fifth in a row",
    readyz: "pages come",
  },
  platform: { readyz: "pages come" },
  own: {
    start: "shows with visitors alone",
    check: "asks the backends alone",
    probe: "its journey goes well",
    metrics: "no series tells of it",
    readyz: "pages come",
  },
  drift: { start: "was over by then", probe: "its journey goes well", readyz: "pages come" },
};

export function cellOf(row: Row, instrument: Instrument): Cell {
  return row.cells[instrument] ?? { cannot: usually[row.kind][instrument] ?? "" };
}

/** Throws where what an instrument has printed is not what its cell says. */
export function judge(row: Row, instrument: Instrument, said: string): void {
  const cell = cellOf(row, instrument);
  const isClear = allClear[instrument].test(said);
  if (typeof cell === "string") {
    if (said.includes(cell)) return;
    throw new Error(`${isClear ? "says the contrary" : "does not say it"}: ${said.slice(0, 2_000)}`);
  }
  if (cell.cannot === "") throw new Error("no words, and no reason");
  if (isClear && speaksOf[instrument].includes(row.kind)) throw new Error("says the contrary");
}
