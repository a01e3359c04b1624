/** The three kinds of dialog (docs/product.md#2.3). */
export type DialogVariant =
  | { kind: "popup"; size: PopupSize }
  | { kind: "confirm" }
  | { kind: "curtain"; size: CurtainSize; position: CurtainPosition };

/** `large` has a picture beside its text. */
export type PopupSize = "small" | "medium" | "large";
export type CurtainSize = "small" | "medium" | "large" | "full";
/** `left` is the inline start: mirrored in right-to-left languages. */
export type CurtainPosition = "left" | "right" | "top" | "bottom";

export function popup(size: PopupSize = "medium"): DialogVariant {
  return { kind: "popup", size };
}

export function curtain(size: CurtainSize = "medium", position: CurtainPosition = "left"): DialogVariant {
  return { kind: "curtain", size, position };
}

export const confirm: DialogVariant = { kind: "confirm" };
