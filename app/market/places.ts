import type { Place } from "./file/values";
import type { Said } from "./file/words";

/** A mark; without a picture, its words are shown on a plate. */
export interface MarkView extends Said {
  id: string;
  image?: string;
  href?: string;
}

/** An organization that helps players: name, telephone, address, opening hours. */
export interface HelperView extends Partial<Said> {
  name: string;
  url?: string;
  phone?: string;
}

/** What is shown at a place of the site, in the words of a locale. */
export interface PlaceView {
  label: string;
  /** `products`: what it covers. */
  licences: (Said & { link: string; products?: string })[];
  marks: MarkView[];
  help: HelperView[];
  register?: { name: string; url: string };
  complaints?: { name: string; href: string };
}

/** Places within pages where a market may require something; `head` and `foot` are in every document. */
export const placesInPages = [
  "home",
  "register",
  "account",
  "deposit",
  "game",
] as const satisfies readonly Place[];
export type PlaceInPage = (typeof placesInPages)[number];

/** What the market requires to be shown, by place. */
export type PlaceViews = { readonly [place in PlaceInPage]?: PlaceView };
