import type { AppConfig } from "~/context/app-config";
import { matchesSource } from "~/routing/csp-sources";

/** The address of a payment's page at the provider, where players cannot be sent to it. */
export function barredAddress(
  { paymentOrigins }: Pick<AppConfig, "paymentOrigins">,
  payment: object,
): string | undefined {
  const url = "url" in payment ? String(payment.url) : undefined;
  return url !== undefined && !mayLeaveTo(url, paymentOrigins) ? url : undefined;
}

/**
 * Whether a redirect to a provider's URL is allowed (docs/product.md#2.2, docs/contract.md#3.6): https, or http on
 * localhost, of one of the sources: the page's policy lets no form or frame go elsewhere.
 */
export function mayLeaveTo(address: string, sources: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return false;
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLocal(url.hostname));
  return isSafe && matchesSource(address, sources);
}

function isLocal(host: string): boolean {
  return host === "localhost" || host === "127.0.0.1" || host === "[::1]";
}
