import { editMasked, type Mask } from "./mask";

/** Brings an input's text into a mask's shape; the caret stays at the character it stood at. */
export function maskInput(input: HTMLInputElement, mask: Mask): void {
  const { text, caret } = editMasked(mask, input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
