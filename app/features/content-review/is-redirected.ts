import type { CmsConfig } from "~/content/config/cms-config";
import type { ContentClient } from "~/content/content-client";
import { matchRule, readRule } from "~/shell/redirects/redirect-rules";
import { routeRedirects } from "~/shell/redirects/route-redirects";
import type { Destinations } from "./link-faults";

/** Whether a redirect rule covers a path. Only paths without a page are checked, as each costs a request. */
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
