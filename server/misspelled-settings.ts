import { environmentSchema } from "./environment";
import { distance, sorted } from "./nearest-name";

/** Shorter names are similar to others by chance. */
const SHORTEST = 8;

interface Name {
  letters: string;
  /** Each in the singular. */
  words: readonly string[];
}

/** Environment variables that are not ours but look like a misspelt one: the name as set, and the intended name. */
export function misspelledSettings(
  environment: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  const known = Object.keys(environmentSchema.shape).map((name) => ({ name, ...readName(name) }));
  const names = new Set(known.map(({ name }) => name));
  return Object.keys(environment).flatMap((name) => {
    if (names.has(name) || name.startsWith("SANDBOX_")) return [];
    const read = readName(name);
    const meant = known.find((one) => isClose(read.letters, one.letters) || lacksWord(read.words, one.words));
    return meant ? [{ name, meant: meant.name }] : [];
  });
}

/** A warning for each of them. */
export function misspelledLines(environment: Record<string, string | undefined>): string[] {
  return misspelledSettings(environment).map(
    ({ name, meant }) => `${name} is read by nobody: is ${meant} meant?`,
  );
}

function readName(name: string): Name {
  const words = name.toUpperCase().match(/[A-Z\d]+/g) ?? [];
  return {
    letters: words.join(""),
    words: words.map((word) => word.replace(/IES$/, "Y").replace(/S$/, "")),
  };
}

/** The same words but for one, not the first, that is missing. */
function lacksWord(words: readonly string[], known: readonly string[]): boolean {
  if (words.length < 2 || words.length !== known.length - 1) return false;
  const at = words.findIndex((word, index) => word !== known[index]);
  if (at === 0) return false;
  return at === -1 || words.slice(at).every((word, index) => word === known[at + 1 + index]);
}

/** Every start compares each variable with each setting, so most pairs have to be ruled out cheaply. */
function isClose(name: string, known: string): boolean {
  if (name === known) return true;
  if (known.length < SHORTEST) return false;
  const max = known.length < 12 ? 1 : 2;
  // Letters that have changed places are wrong twice, and leave no part without a wrong one.
  return (
    Math.abs(name.length - known.length) <= max &&
    (hasPart(name, known, max) ? distance(name, known) <= max : sorted(name) === sorted(known))
  );
}

/** Of the parts of a name, one more than it has wrong letters, one has none. */
function hasPart(name: string, known: string, wrong: number): boolean {
  const length = Math.ceil(known.length / (wrong + 1));
  for (let at = 0; at < known.length; at += length) {
    if (name.includes(known.slice(at, at + length))) return true;
  }
  return false;
}
