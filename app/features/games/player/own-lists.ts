import type { Feature } from "~/content/config/features";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { IconName } from "~/ui/icons/icon-names";
import { FAVOURITES } from "../favourites/favourites";

/** Value of `category` for the games the player has played. */
export const PLAYED = "played";

interface OwnListFace {
  /** Feature switch that the list needs. */
  feature?: Feature;
  icon: IconName;
  title: MessageKey;
  /** Texts of the empty list. */
  none: { title: MessageKey; text: MessageKey };
  /** Texts for visitors. */
  signIn: { title: MessageKey; text: MessageKey };
}

/** A player's own lists, which the hall shows like categories, by their reserved category names. */
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

/** The own lists that the operator has not switched off. */
export function ownListNames(hasFeature: HasFeature): OwnList[] {
  return (Object.keys(ownLists) as OwnList[]).filter((name) => {
    const { feature }: OwnListFace = ownLists[name];
    return hasFeature(feature);
  });
}

/** The own list that a category names, if any. */
export function ownListOf(category: string | undefined, hasFeature: HasFeature): OwnList | undefined {
  return ownListNames(hasFeature).find((name) => name === category);
}
