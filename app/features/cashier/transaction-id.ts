/** Whether a text has the form of a transaction id; nothing else is sent to the platform or put into a URL. */
export function isTransactionId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
