/** Services that a visitor may sign in with (docs/contract.md#7.1), by the names of the configuration. */
export const services = new Map([
  ["google", "Google"],
  ["telegram", "Telegram"],
]);
