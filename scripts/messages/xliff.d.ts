// The package brings no types; these are the two of its functions that we call.

interface XliffUnit {
  source: string;
  target?: string;
  note?: string;
}

interface XliffDocument {
  sourceLanguage: string;
  targetLanguage?: string;
  /** Units by the name of their file, then by their id. */
  resources: Record<string, Record<string, XliffUnit>>;
}

declare module "xliff/jsToXliff12" {
  export default function jsToXliff12(document: XliffDocument, options: object): Promise<string>;
}

declare module "xliff/xliff12ToJs" {
  /** Inline elements of a text become text with `inlineAsString`. */
  export default function xliff12ToJs(
    text: string,
    options: { inlineAsString: boolean },
  ): Promise<XliffDocument>;
}
