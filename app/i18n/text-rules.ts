/** Puts values into the placeholders of a text, `{name}`; one without a value stays as it is written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    Object.hasOwn(values, name) ? String(values[name] ?? "") : placeholder,
  );
}

/** Text for a missing key: throws in development, returns the key in production. */
export function missingText(key: string): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`No message for the key "${key}"`);
}

/** The names of a text's placeholders. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
