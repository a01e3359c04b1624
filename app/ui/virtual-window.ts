/** Beyond each edge of the window so much of a list is there already, in pixels (product 9). */
const BUFFER = 200;

/** How a list lies: rows of `columns` items, each row `pitch` pixels below the one before. */
export interface ListGeometry {
  columns: number;
  pitch: number;
}

/** The items from `first` up to `last`, and the room that the others would take. */
interface ListWindow {
  first: number;
  last: number;
  before: number;
  after: number;
}

/** What of a list is near the window. `top`: where the list begins, from the window's upper edge. */
export function windowOf(
  count: number,
  { columns, pitch }: ListGeometry,
  top: number,
  windowHeight: number,
): ListWindow {
  const rows = Math.ceil(count / columns);
  const rowAt = (offset: number) => Math.min(Math.max(Math.floor(offset / pitch), 0), Math.max(rows - 1, 0));
  const firstRow = rowAt(-top - BUFFER);
  // One row at least, so that the list keeps its height while it is out of sight.
  const lastRow = Math.min(rowAt(windowHeight - top + BUFFER) + 1, rows);
  return {
    first: firstRow * columns,
    last: Math.min(lastRow * columns, count),
    before: firstRow * pitch,
    after: (rows - lastRow) * pitch,
  };
}
