/** Where the hearts' forms go; the bench presses none. */
export function action() {
  return null;
}
