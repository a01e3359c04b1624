/** What is put into a page that all players share, for the one who requests it. */
export interface OwnParts {
  /** JSON of the data, for the script element that the browser's first render reads. */
  data: string;
  /** JSON of what nothing on the page waits for, once it is there; nothing where it does not come. Never rejects. */
  late: Promise<string | undefined> | undefined;
  /** HTML by the names of the places. */
  html: ReadonlyMap<string, string>;
}

/** Ids of the script elements with `data` and `late`. */
export const OWN_DATA = "own-data";
export const LATE_DATA = "own-data-late";

/** The content of the element `OWN_DATA`: fields of loaders' data by route id, and the fields that come late. */
export interface OwnDataElement {
  own: OwnData;
  late: readonly (readonly [routeId: string, field: string])[];
}

export type OwnData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** In data of a loader that omits what is one player's own. */
export interface MaybeApart {
  isApart?: true;
}
