import { environmentSchema } from "./environment";

/** Shorter names are similar to others by chance. */
const SHORTEST = 8;

/** Environment variables that are not ours but look like a misspelt one: the name as set, and the intended name. */
export function misspelledSettings(
  environment: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  const known = Object.keys(environmentSchema.shape);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || name.startsWith("SANDBOX_")) return [];
    const meant = known.find((one) => isClose(plain(name), plain(one)));
    return meant ? [{ name, meant }] : [];
  });
}

function plain(name: string): string {
  return name.toUpperCase().replace(/[^A-Z\d]/g, "");
}

function isClose(name: string, known: string): boolean {
  if (name === known) return true;
  if (known.length < SHORTEST) return false;
  const most = known.length < 12 ? 1 : 2;
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
