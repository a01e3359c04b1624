import { routeNotFound } from "./failures";

export function loader() {
  throw routeNotFound();
}

/** Never shown: the layout answers for the failure. Without a component the path would be a resource route. */
export default function NotFound() {
  return null;
}
