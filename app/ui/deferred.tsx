import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

interface LateProps<T> {
  value: T | Promise<T>;
  /** Holds the room of a part that follows the page; invisible when there turns out to be nothing to show. */
  place: ReactNode;
  /** Null: nothing to show. */
  children: (value: T, isLate: boolean) => ReactNode;
}

/** A part of a page that may follow it. What comes with the page stands behind nothing that a script has to move. */
export function Deferred<T>({ value, place, children }: LateProps<T>) {
  if (!(value instanceof Promise)) return children(value, false);
  const missing = (
    <div className="invisible" {...{ inert: "" }}>
      {place}
    </div>
  );
  return (
    <Suspense fallback={place}>
      <Await resolve={value} errorElement={missing}>
        {(known) => children(known as T, true) ?? missing}
      </Await>
    </Suspense>
  );
}
