import { useEffect, useRef } from "react";

/**
 * The ref of a field whose value the URL says. It stays mounted during client navigations, so it is set when that value
 * changes; not before, because somebody may have typed before the script was there.
 */
export function useFieldOfAddress<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
