import type { AppContext } from "~/context/app-context";
import type { GeneralInfo } from "~/platform/entities/site";
import { optionalRead } from "~/platform/optional-read.server";
import { admits, policyOf } from "~/routing/addresses/document-policies";
import { matchesSource } from "~/routing/csp-sources";
import type { TrackingSettings } from "./settings";

const CONTAINER = /^GTM-[A-Z0-9]{1,20}$/i;

/**
 * The tracking of the configuration that the platform's general info enables (docs/contract.md#3.10, #d75). Undefined
 * on pages whose policy forbids third-party scripts.
 */
export async function readTracking(context: AppContext): Promise<TrackingSettings | undefined> {
  const { config, branch, platform } = context;
  if (!admits(policyOf(branch), "tracking")) return undefined;
  const { tagManager, fingerprint } = config.tracking;
  if (tagManager.origins.length === 0 && fingerprint.origins.length === 0) return { tags: [] };
  const info = await optionalRead(platform.call("metadata.getgeneralinfo"), null);
  const hasAgent = info?.is_seon_enabled && matchesSource(fingerprint.url, fingerprint.origins);
  return {
    tags: matchesSource(tagManager.url, tagManager.origins) ? containers(tagManager.url, info) : [],
    ...(hasAgent && { agent: { src: fingerprint.url, purpose: fingerprint.purpose } }),
  };
}

function containers(url: string, info: GeneralInfo | null): string[] {
  const known = info?.analytic.filter(({ type, id }) => type === "gtm" && CONTAINER.test(id)) ?? [];
  return known.map(({ id, params }) => `${url}?${new URLSearchParams({ ...params, id })}`);
}
