import type { PageContext } from "~/context/app-context";
import type { FieldDefinition } from "~/platform/entities/account";
import { withChoices } from "./field-choices.server";

/**
 * The platform's field list for the current visitor (docs/contract.md#3.1), uncached: of a registration, of missing
 * data, or of a profile. An unknown country is ignored. Throws any other refusal. `ownCountry`: the player's country,
 * whose list is read when no other is requested.
 */
export async function personalFields(
  context: PageContext,
  country: string | undefined,
  ownCountry = country,
): Promise<FieldDefinition[]> {
  const known = country && /^[A-Z]{2}$/.test(country) ? country : undefined;
  return withChoices(context, await listedFields(context, known), ownCountry);
}

async function listedFields(
  { platform }: PageContext,
  known: string | undefined,
): Promise<FieldDefinition[]> {
  const ask = (params: { country?: string }) =>
    platform.attempt("Account.getPersonalDataFields", params, { personal: true });
  const reply = await ask(known ? { country: known } : {});
  if (reply.ok) return reply.data;
  if (!known || reply.refusal.type !== "InvalidParameterException") throw reply.refusal;
  const plain = await ask({});
  if (plain.ok) return plain.data;
  throw plain.refusal;
}
