/** Value of `category` for the player's favourites. */
export const FAVOURITES = "favourites";

export type FavouriteIntent = "add" | "remove";

/** Ids of the two forms that the hearts of a page submit. */
export const favouriteForms: Record<FavouriteIntent, string> = { add: "like", remove: "unlike" };

/**
 * The attributes of a heart that depend on its state; with script a click changes only these (`favourite-forms.tsx`).
 */
export function heartAttributes(isLiked: boolean) {
  return { form: favouriteForms[isLiked ? "remove" : "add"], "aria-pressed": isLiked };
}

/** Hearts clicked since the document was loaded: sysname → liked. */
const likedHere = new Map<string, boolean>();
/** Favourites that were streamed after the page's cards. */
let likes: ReadonlySet<string> | undefined;

export function rememberLike(sysname: string, isLiked: boolean): void {
  likedHere.set(sysname, isLiked);
}

export function rememberLikes(sysnames: readonly string[]): void {
  likes = new Set(sysnames);
}

/**
 * A heart's current state, from a click or the streamed favourites; undefined: unknown, the card's own data holds.
 */
export function likedNow(sysname: string): boolean | undefined {
  return likedHere.get(sysname) ?? likes?.has(sysname);
}
