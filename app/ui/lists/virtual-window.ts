/** Pixels beyond each edge of the viewport within which items are rendered (docs/product.md#9). */
const BUFFER = 200;

/** Geometry of a list: items per row, and distance between the tops of two rows in pixels. */
export interface ListGeometry {
  columns: number;
  pitch: number;
}

/** The items from `first` up to, not including, `last`, and the height of the rows before and after, in pixels. */
interface ListWindow {
  first: number;
  last: number;
  before: number;
  after: number;
}

/** The items near the viewport. `top`: distance from the viewport's top to the list's, in pixels. */
export function windowOf(
  count: number,
  { columns, pitch }: ListGeometry,
  top: number,
  windowHeight: number,
): ListWindow {
  const rows = Math.ceil(count / columns);
  const rowAt = (offset: number) => Math.min(Math.max(Math.floor(offset / pitch), 0), Math.max(rows - 1, 0));
  const firstRow = rowAt(-top - BUFFER);
  // At least one row, so that the row height can be measured while the list is off screen.
  const lastRow = Math.min(rowAt(windowHeight - top + BUFFER) + 1, rows);
  return {
    first: firstRow * columns,
    last: Math.min(lastRow * columns, count),
    before: firstRow * pitch,
    after: (rows - lastRow) * pitch,
  };
}
