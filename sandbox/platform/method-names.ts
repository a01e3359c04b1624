/** Every method of contract 3 that has no handler yet: all of them write. It answers 501 and says its name. */
export const methodsToCome = new Set(["chatEvent.store"]);
