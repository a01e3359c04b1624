import type { CmsConfig } from "~/content/cms-config";
import type { AppContext } from "~/context";

export type HelpOrganisation = Omit<CmsConfig["product"]["helpOrganisations"][number], "countries">;

/**
 * Who helps with gambling, as the operator lists them: those of the country (ISO 3166-1, if it is known) before those
 * for everybody.
 */
export async function helpFor(
  { content }: Pick<AppContext, "content">,
  country: string | undefined,
): Promise<HelpOrganisation[]> {
  const { product } = await content.config();
  const isHere = ({ countries }: { countries: string[] }) =>
    country !== undefined && countries.includes(country);
  const listed = product.helpOrganisations;
  return [...listed.filter(isHere), ...listed.filter(({ countries }) => countries.length === 0)].map(
    ({ countries: _, ...organisation }) => organisation,
  );
}
