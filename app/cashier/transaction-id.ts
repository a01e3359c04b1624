/** Whether a text may be the number of a payment: no other one is asked for, or stands in an address. */
export function isTransactionId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
