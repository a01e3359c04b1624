import { editMasked, type Mask } from "./mask";

/** Formats an input's text by a mask and keeps the caret after the same character. */
export function maskInput(input: HTMLInputElement, mask: Mask): void {
  const { text, caret } = editMasked(mask, input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
