/** By priority: confirming a contact comes first because it takes only a moment. */
export const hintNames = ["confirm", "registration"] as const;
export type HintName = (typeof hintNames)[number];

/** The name of each hint among the offers (docs/product.md#10.4). */
export const offerOfHint = { registration: "registrationHint", confirm: "confirmHint" } as const;

/** A hint with translated texts, so that the browser needs no message bundle for it. */
export interface Hint {
  name: HintName;
  title: string;
  text: string;
  /** Where it leads, without locale. */
  path: string;
}

export interface Hints {
  /** Accessible name of the bar, and label of the hide button. */
  words: { label: string; hide: string };
  shown: Hint | undefined;
  /** Path patterns of pages without the hint to confirm a contact. */
  pageExceptions: string[];
  /** That hint was not read, because the requested page is one of the exceptions. */
  isExcluded: boolean;
}
