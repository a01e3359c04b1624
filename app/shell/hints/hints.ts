import { lazyPart } from "~/runtime/lazy-part";

/** The first that there is to say is the one that is shown: a code can be confirmed at once. */
export const hintNames = ["confirm", "registration"] as const;
export type HintName = (typeof hintNames)[number];

/** What a new player is reminded of, in words: the browser needs no message bundle for it. */
interface Hint {
  name: HintName;
  title: string;
  text: string;
  /** Path without locale. */
  action: { label: string; path: string };
}

export interface Hints {
  /** What the whole is called, and what hides one of them. */
  words: { label: string; hide: string };
  /** In their order; a page has room for one. */
  shown: Hint[];
  /** Addresses without the contact's hint: patterns of paths. */
  pageExceptions: string[];
  /** The contact's hint was not asked for, because the page that was answered is one of those. */
  isLeftOut: boolean;
}

/** Most pages have no hints, and load nothing of this. */
export const hintListPart = lazyPart(() => import("./hint-list"));
