import type { Player } from "../../world/player";
import { Refusal } from "../protocol/errors";

/** What verification rests on, and what an operator who demands a profile asks for. */
export const identityFields = ["first_name", "last_name", "birth_date"] as const;

/** What an operator demands of this player and has not got yet. */
export function openNeeds(player: Player): Player["needs"] {
  return player.needs.filter((need) => !isMet[need](player));
}

/** The refusal of whatever a player may do only after these (docs/contract.md#row-10 to #row-12, in the order of #d101). */
export function demandOn(player: Player): Refusal | null {
  const open = openNeeds(player);
  if (open.includes("profile")) {
    return new Refusal("UserNeedProfileDataException", { data: { fields: missingIdentity(player) } });
  }
  if (open.includes("contact")) return needsContact(player);
  if (open.includes("deposit")) return needsDeposit(player);
  return null;
}

export function needsDeposit({ currency }: Player): Refusal {
  return new Refusal("UserNeedDepositException", { data: { min_amount: "10", currency } });
}

const isMet: Record<Player["needs"][number], (player: Player) => boolean> = {
  deposit: ({ transactions }) =>
    transactions.some(({ type, status }) => type === "deposit" && status === "success"),
  profile: (player) => missingIdentity(player).length === 0,
  contact: ({ email, phone }) => Boolean(email?.is_confirmed || phone?.is_confirmed),
};

/** Fields of a person that nobody has filled in. */
export function missingIdentity({ profile }: Player): string[] {
  return identityFields.filter((name) => !profile[name]);
}

function needsContact({ email }: Player): Refusal {
  const contact = email?.contact.replace(/^(.)[^@]*/, "$1***");
  return new Refusal("UserNeedConfirmContactException", {
    data: { contact_type: "email", ...(contact ? { contact } : {}) },
  });
}
