import { matchPattern, readPattern } from "~/shell/redirects/wildcard-path";

/** Whether a path (without locale) matches one of the operator's `pageExceptions`, where `*` matches anything. */
export function isExcepted(urls: readonly string[], path: string): boolean {
  return urls.some((url) => {
    const pattern = readPattern(url);
    return pattern !== null && matchPattern(pattern, path) !== null;
  });
}
