import { notFound } from "./failures";

export function loader() {
  throw notFound();
}

/** Never shown: the layout answers for the failure. Without a component the path would be a resource route. */
export default function NotFound() {
  return null;
}
