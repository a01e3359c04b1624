/**
 * The types that may be shown with the site's origin, as one complete value of a header: none of them runs anything.
 * Browsers read lists, repeated parameters and garbage each in their own way, and may find HTML there; so whatever is
 * not exactly one of these is boxed (docs/contract.md#3.7).
 */
const UNBOXED = /^(?:application\/json|image\/(?:avif|gif|jpeg|png|webp))(?:; ?charset="?utf-8"?)?$/i;

/** Whether a reply of this type needs the box of game pages. */
export function isBoxed(contentType: string | undefined): boolean {
  return contentType === undefined || !UNBOXED.test(contentType);
}
