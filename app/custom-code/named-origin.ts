/**
 * Whether an address lies with one of the sources that the configuration names: origins, or origins with a wildcard
 * for the first label, as a browser reads them in a policy.
 */
export function isOfOrigin(address: string, sources: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port } = new URL(address);
  return sources.some((known) => {
    if (!known.includes("://*.")) return known === origin;
    const parent = new URL(known.replace("*.", ""));
    return protocol === parent.protocol && hostname.endsWith(`.${parent.hostname}`) && port === parent.port;
  });
}
