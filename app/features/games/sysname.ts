/** Letters and digits of any script, and the signs that catalogues join names with, such as `studio/game:2`. */
const SYSNAME = /^[\p{L}\p{M}\p{N}_.:+~@&()'!*=/|-]{1,128}$/u;

/** Whether a text of a URL or a form may name a game, a category, a provider or a tag. */
export function isSysname(text: string): boolean {
  return SYSNAME.test(text);
}
