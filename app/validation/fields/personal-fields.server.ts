import type { AppContext } from "~/context";
import type { FieldDefinition } from "~/platform/entities-account";

/**
 * The platform's list of fields for whoever asks (contract 3.1), past the shared cache: of a registration, of what one
 * lacks, or of a profile. A country that the platform does not know counts as none. Throws what else it refuses.
 */
export async function personalFields(
  { platform }: Pick<AppContext, "platform">,
  country: string | undefined,
): Promise<FieldDefinition[]> {
  const known = country && /^[A-Z]{2}$/.test(country) ? country : undefined;
  const ask = (params: { country?: string }) =>
    platform.attempt("Account.getPersonalDataFields", params, { personal: true });
  const reply = await ask(known ? { country: known } : {});
  if (reply.ok) return reply.data;
  if (!known || reply.refusal.type !== "InvalidParameterException") throw reply.refusal;
  const plain = await ask({});
  if (plain.ok) return plain.data;
  throw plain.refusal;
}
