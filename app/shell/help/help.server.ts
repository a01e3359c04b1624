import type { CmsConfig } from "~/content/config/cms-config";
import type { PageContext } from "~/context/app-context";
import { helpersOf } from "~/market/place.server";

export interface HelpOrganisation
  extends Omit<CmsConfig["product"]["helpOrganisations"][number], "countries"> {
  /** The language of its text, where that is not the page's. */
  lang?: string | undefined;
}

/**
 * The operator's help organisations for problem gambling: those of its market, or else those of the country
 * (ISO 3166-1, if known), then the international ones.
 */
export async function helpFor(
  context: PageContext,
  country: string | undefined,
): Promise<HelpOrganisation[]> {
  const { config, content } = context;
  if (config.market) return helpersOf(config.market, context);
  const { product } = await content.config();
  const isForCountry = ({ countries }: { countries: string[] }) =>
    country !== undefined && countries.includes(country);
  const listed = product.helpOrganisations;
  return [...listed.filter(isForCountry), ...listed.filter(({ countries }) => countries.length === 0)].map(
    ({ countries: _, ...organisation }) => organisation,
  );
}
