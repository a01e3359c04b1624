/** Joins class lists, leaving out what is not there. */
export function classes(...lists: (string | false | undefined)[]): string {
  return lists.filter(Boolean).join(" ");
}
