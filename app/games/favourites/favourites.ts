/** In the place of a category: what the player has marked. */
export const FAVOURITES = "favourites";

export type FavouriteIntent = "add" | "remove";

/** Ids of the two forms that a page has for all its hearts: a heart is a button of one of them. */
export const favouriteForms: Record<FavouriteIntent, string> = { add: "like", remove: "unlike" };

/** What a heart says, and which form it belongs to. A click with script changes just these (favourite-forms.tsx). */
export function heartAttributes(isLiked: boolean) {
  return { form: favouriteForms[isLiked ? "remove" : "add"], "aria-pressed": isLiked };
}

/** Hearts that were turned by hand since the document came: sysname → liked. */
const turned = new Map<string, boolean>();
/** What a page was told of after its cards stood. */
let likes: ReadonlySet<string> | undefined;

export function keepTurned(sysname: string, isLiked: boolean): void {
  turned.set(sysname, isLiked);
}

export function keepLikes(sysnames: readonly string[]): void {
  likes = new Set(sysnames);
}

/** What is known of a heart beside its card; undefined: nothing. For cards that were there first, or come back. */
export function likedNow(sysname: string): boolean | undefined {
  return turned.get(sysname) ?? likes?.has(sysname);
}
