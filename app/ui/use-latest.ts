import { type MutableRefObject, useEffect, useRef } from "react";

/** The value of the last render, for effects that shall not run again because of it. */
export function useLatest<T>(value: T): MutableRefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
