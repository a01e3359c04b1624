/** Something is on its way. It stands still under reduced motion, so words beside it have to say the same. */
export function Loader() {
  return <span aria-hidden="true" className="loader" />;
}
