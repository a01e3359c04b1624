/** A contact as shown to the player: the platform stores phone numbers without their plus (docs/contract.md#3.1). */
export function contactName(contact: string): string {
  return /^\d+$/.test(contact) ? `+${contact}` : contact;
}
