/** Whether a URL is of one of the configured sources: origins, or origins with a wildcard as first label, as in CSP. */
export function matchesSource(address: string, sources: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port } = new URL(address);
  return sources.some((known) => {
    if (!known.includes("://*.")) return known === origin;
    const parent = new URL(known.replace("*.", ""));
    return protocol === parent.protocol && hostname.endsWith(`.${parent.hostname}`) && port === parent.port;
  });
}
