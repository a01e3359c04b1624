import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

interface LateProps<T> {
  value: T | Promise<T>;
  /** Placeholder while the value is pending; kept, but invisible, when there is nothing to show. */
  fallback: ReactNode;
  /** Returns null when there is nothing to show. */
  children: (value: T, isLate: boolean) => ReactNode;
}

/**
 * A part of a page that may be streamed. A value that is already there is rendered without a Suspense boundary, which
 * would have to be filled in by script.
 */
export function Deferred<T>({ value, fallback, children }: LateProps<T>) {
  if (!(value instanceof Promise)) return children(value, false);
  const missing = (
    <div className="invisible" {...{ inert: "" }}>
      {fallback}
    </div>
  );
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value} errorElement={missing}>
        {(known) => children(known as T, true) ?? missing}
      </Await>
    </Suspense>
  );
}
