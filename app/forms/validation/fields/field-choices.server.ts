import type { PageContext } from "~/context/app-context";
import type { FieldDefinition } from "~/platform/entities/account";
import type { SelectOption } from "~/platform/entities/options";
import type { Metadata } from "~/platform/entities/site";
import { optionalRead } from "~/platform/optional-read.server";

/**
 * Gives choices to the fields that are a choice but come without any: those of the platform's dictionaries
 * (docs/contract.md#d72), which are read only then. A field that they do not know stays a text.
 */
export async function withChoices(
  { platform, t }: Pick<PageContext, "platform" | "t">,
  definitions: FieldDefinition[],
  country: string | undefined,
): Promise<FieldDefinition[]> {
  if (!definitions.some(lacksChoices)) return definitions;
  const metadata = await optionalRead(platform.call("metadata.get"), null);
  const sexes = (["1", "2"] as const).map((value) => ({ value, label: t(`profile.sex.${value}`) }));
  return definitions.map((definition) => {
    const select = lacksChoices(definition) ? choicesOf(definition, { metadata, sexes, country }) : [];
    if (select.length === 0) return definition;
    const { attributes } = definition;
    return { ...definition, attributes: { ...attributes, options: { ...attributes.options, select } } };
  });
}

function lacksChoices({ sysname, type, attributes }: FieldDefinition): boolean {
  const isChoice = type === "country_code" || type === "region" || (type === "select" && chosen.has(sysname));
  return isChoice && attributes.is_visible && attributes.options?.select === undefined;
}

const chosen: ReadonlySet<string> = new Set(["country", "country_code", "region", "document_type", "sex"]);

interface Dictionaries {
  metadata: Metadata | null;
  sexes: SelectOption[];
  country: string | undefined;
}

function choicesOf(
  { sysname, type }: FieldDefinition,
  { metadata, sexes, country }: Dictionaries,
): SelectOption[] {
  const countries = metadata?.countries ?? [];
  if (sysname === "sex") return sexes;
  if (sysname === "document_type") return metadata?.document_types ?? [];
  if (type === "region" || sysname === "region")
    return countries.find(({ code }) => code === country)?.regions ?? [];
  return countries.map(({ code, name }) => ({ value: code, label: name }));
}
