/** Text for a missing key: throws in development, returns the key in production. */
export function missingText(key: string): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`No message for the key "${key}"`);
}
