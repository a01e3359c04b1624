/** A contact as it is shown: the platform keeps numbers without the plus that they are dialled with (contract 3.1). */
export function contactName(contact: string): string {
  return /^\d+$/.test(contact) ? `+${contact}` : contact;
}
