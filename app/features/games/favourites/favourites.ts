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
