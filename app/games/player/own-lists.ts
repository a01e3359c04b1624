import type { Feature } from "~/content/features";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { IconName } from "~/ui/icon-names";
import { FAVOURITES } from "../favourites/favourites";

/** In the place of a category: what the player has played. */
export const PLAYED = "played";

interface OwnListFace {
  /** The operator's switch without which there is no such list. */
  feature?: Feature;
  icon: IconName;
  title: MessageKey;
  /** Nothing is in it yet. */
  none: { title: MessageKey; text: MessageKey };
  /** Nobody is signed in. */
  signIn: { title: MessageKey; text: MessageKey };
}

/** Lists that are one player's own and stand beside the operator's categories, under names of ours. */
export const ownLists = {
  [FAVOURITES]: {
    icon: "heart",
    title: "games.favourites.title",
    none: { title: "games.favourites.none.title", text: "games.favourites.none.text" },
    signIn: { title: "games.favourites.signIn.title", text: "games.favourites.signIn.text" },
  },
  [PLAYED]: {
    feature: "betHistory",
    icon: "clock",
    title: "games.played.title",
    none: { title: "games.played.none.title", text: "games.played.none.text" },
    signIn: { title: "games.played.signIn.title", text: "games.played.signIn.text" },
  },
} as const satisfies Record<string, OwnListFace>;

export type OwnList = keyof typeof ownLists;

type HasFeature = (feature: Feature | undefined) => boolean;

/** The lists that there are: none that the operator has switched off. */
export function ownListNames(hasFeature: HasFeature): OwnList[] {
  return (Object.keys(ownLists) as OwnList[]).filter((name) => {
    const { feature }: OwnListFace = ownLists[name];
    return hasFeature(feature);
  });
}

/** The own list that a hall's category names. */
export function ownListOf(category: string | undefined, hasFeature: HasFeature): OwnList | undefined {
  return ownListNames(hasFeature).find((name) => name === category);
}
