import type { CmsConfig } from "~/content/config/cms-config";
import type { ContentClient } from "~/content/content-client";
import { routeRedirects } from "~/shell/redirects/route-redirects";
import { matchRule, readRule } from "~/shell/redirects/rules";
import type { Destinations } from "./link-faults";

/** Whether a rule leads on from a path at which there is nothing: the service is asked for those alone. */
export async function isRedirected(
  path: string,
  client: ContentClient,
  { seo }: CmsConfig,
  { locale }: Destinations,
): Promise<boolean> {
  const rules = [...seo.redirects, ...routeRedirects].flatMap((rule) => readRule(rule) ?? []);
  if (rules.some((rule) => matchRule(rule, [`/${locale.code}${path}`, path]))) return true;
  return (await client.routeRule(path, locale.code)) !== null;
}
