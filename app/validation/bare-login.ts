/** A login as the platform takes it, without spaces around it or a leading + (docs/product.md#7.1). */
export function bareLogin(typed: string): string {
  return typed.trim().replace(/^\+/, "");
}
