/** Parses the Cookie header. Of duplicate names the first is used: browsers send the most specific one first. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header ? header.split(";") : []) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
