// ©, ® and ™ are kept as text. A joiner is removed only together with an emoji: Arabic needs it.
const EMOJI =
  /(?:[#*\d]\uFE0F?\u20E3|(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}])(?:[\uFE0F\u20E3\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gu;

/** Removes emoji, for fields that forbid them (docs/product.md#5). */
export function stripEmoji(text: string): string {
  return text.replace(EMOJI, "");
}
