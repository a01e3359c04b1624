/** Puts values into the places of a text, `{name}`; a place without a value stays as it is written. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) =>
    Object.hasOwn(values, name) ? String(values[name] ?? "") : place,
  );
}

/** Text for a missing key: throws in development, returns the key in production. */
export function missingText(key: string): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`No message for the key "${key}"`);
}
