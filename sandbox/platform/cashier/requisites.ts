import { banks, type PaymentField, type PaymentRow } from "../../seed/payments";
import type { Player, SavedRequisite } from "../../world/player";
import type { PlayerCall } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { isIban, isMaskedCard, masked, passesLuhn } from "./account-numbers";

/** What a payment goes from or to, masked as every reply shows it (docs/contract.md#3.6, #d50). */
export function readRequisites(
  call: PlayerCall,
  row: PaymentRow,
  fields: readonly PaymentField[],
): Record<string, string> | undefined {
  const given = givenRequisites(call);
  if (given.id !== undefined) return savedById(call.player, row, given.id);
  const names = [...(row.needsBank ? [{ sysname: "bank_id" }] : []), ...fields];
  const problems = names.flatMap((field) => {
    const code = problemOf(field, given[field.sysname] ?? "", row, call.player);
    return code ? [[`requisites[${field.sysname}]`, [code]]] : [];
  });
  if (problems.length > 0) throw invalidParameters(Object.fromEntries(problems));
  const shown = names
    .map(({ sysname }) => [sysname, given[sysname] as string] as const)
    .filter(([, value]) => value !== newCard)
    .map(([name, value]) => [name, masked(name, value)] as const);
  for (const [, value] of shown) refuseUnready(findSaved(call.player, row, value));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/** The provider asks for the card. */
const newCard = "new";

/** 27 to 29 of docs/contract.md#2, for a card that is not ready to be used. */
function unreadyRefusal({ id, status }: Pick<SavedRequisite, "id" | "status">): Refusal | undefined {
  if (status === "fraudulent")
    return new Refusal("RequisitesFraudulentException", { data: { requisites_id: id } });
  if (status === "on_verification")
    return new Refusal("RequisitesOnVerificationException", { data: { requisites_id: id } });
  if (status === "validation_required")
    return new Refusal("RequisitesValidationRequiredException", {
      data: { requisites_id: id, externalActionId: `act-${id}` },
    });
  return undefined;
}

function refuseUnready(saved: SavedRequisite | undefined): void {
  const refusal = saved && unreadyRefusal(saved);
  if (refusal) throw refusal;
}

function givenRequisites({ parameters }: PlayerCall): Record<string, string> {
  const { requisites } = parameters;
  if (typeof requisites !== "object" || requisites === null || Array.isArray(requisites)) return {};
  return Object.fromEntries(
    Object.entries(requisites).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

function savedById(player: Player, row: PaymentRow, id: string): Record<string, string> {
  const saved = player.saved_requisites.find((one) => one.id === id && one.method === row.sysname);
  if (!saved) throw invalidParameters({ "requisites[id]": ["WRONG_VALUE"] });
  refuseUnready(saved);
  return { card_number: saved.title };
}

function findSaved({ saved_requisites }: Player, row: PaymentRow, title: string) {
  return saved_requisites.find((saved) => saved.method === row.sysname && saved.title === title);
}

function problemOf(
  { sysname, regex }: PaymentField,
  value: string,
  row: PaymentRow,
  player: Player,
): string | undefined {
  if (!value) return "REQUIRED";
  if (regex && !new RegExp(regex).test(value)) return "WRONG_FORMAT";
  return isGenuine(sysname, value, row, player) ? undefined : "WRONG_VALUE";
}

function isGenuine(field: string, value: string, row: PaymentRow, player: Player): boolean {
  switch (field) {
    case "bank_id":
      return banks.some(({ id }) => id === value);
    case "iban":
      return isIban(value);
    case "card_number":
      if (value === newCard) return true;
      return isMaskedCard(value) ? findSaved(player, row, value) !== undefined : passesLuhn(value);
    default:
      return true;
  }
}
