import type { Block } from "~/content/blocks/block-kinds";

/** The place of a block for some players only: it is read for each request apart from the page. */
export interface ApartBlock {
  kind: "apart";
  /** Of its place on the page. */
  name: string;
  block: Block;
}

export type PlacedBlock = Block | ApartBlock;
