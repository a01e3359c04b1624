import type { Block } from "~/content/blocks/block-kinds";

/** The place of a block that is for some players alone: it is read for each of them by itself. */
export interface ApartBlock {
  kind: "apart";
  /** Of its place on the page. */
  name: string;
  block: Block;
}

export type PlacedBlock = Block | ApartBlock;
