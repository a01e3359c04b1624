/**
 * Static HTML of a page, made by `placePiece()`. A document carries the HTML once, in its markup; data replies carry it
 * here. Pieces of the same id hold the same HTML.
 */
export interface Piece {
  id: string;
  html?: string;
}
