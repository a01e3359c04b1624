/** Joins class lists, skipping empty ones. */
export function classes(...lists: (string | false | undefined)[]): string {
  return lists.filter(Boolean).join(" ");
}
