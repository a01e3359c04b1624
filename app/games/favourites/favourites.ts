/** In the place of a category: what the player has marked. */
export const FAVOURITES = "favourites";

export type FavouriteIntent = "add" | "remove";

/** Ids of the two forms that a page has for all its hearts: a heart is a button of one of them. */
export const favouriteForms: Record<FavouriteIntent, string> = { add: "like", remove: "unlike" };

/** What a heart says, and which form it belongs to. A click with script changes just these (favourite-forms.tsx). */
export function heartAttributes(isLiked: boolean) {
  return { form: favouriteForms[isLiked ? "remove" : "add"], "aria-pressed": isLiked };
}

/** Hearts that were turned by hand since the document came: sysname → liked. For cards that leave it and come back. */
export const turnedHearts = new Map<string, boolean>();
