import { contentRows } from "./content-rows";
import { driftRows } from "./drift-rows";
import { ownRows } from "./own-rows";
import { platformRows } from "./platform-rows";
import type { Row } from "./row";

/** A site where nothing is wrong. */
export const healthy: Row = { name: "nothing is wrong", kind: "own", isQuick: true, cells: {} };

export const rows: readonly Row[] = [...contentRows, ...platformRows, ...ownRows, ...driftRows];
