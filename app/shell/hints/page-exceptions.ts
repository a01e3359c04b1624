import { matchPattern, readPattern } from "~/redirects/pattern";

/** Whether a path (without locale) is one of the operator's `pageExceptions`, in which `*` stands for anything. */
export function isExcepted(urls: readonly string[], path: string): boolean {
  return urls.some((url) => {
    const pattern = readPattern(url);
    return pattern !== null && matchPattern(pattern, path) !== null;
  });
}
