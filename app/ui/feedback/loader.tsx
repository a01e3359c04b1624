/** A spinner. It does not move under reduced motion, so it needs a text beside it. */
export function Loader() {
  return <span aria-hidden="true" className="loader" />;
}
