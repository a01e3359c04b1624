/** A contact as shown to the player: the platform stores phone numbers without their plus (contract 3.1). */
export function contactName(contact: string): string {
  return /^\d+$/.test(contact) ? `+${contact}` : contact;
}
