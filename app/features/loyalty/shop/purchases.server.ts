import { z } from "zod";
import type { PageContext } from "~/context/app-context";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";

/**
 * The platform has no list of purchases, so the site stores one in the player's storage
 * (docs/product.md#10.7).
 */
const KEY = "loyalty_purchases";
/** As many as fit the platform's limit for one key (docs/contract.md#3.10). */
const MAX_STORED = 12;
const LONGEST_NAME = 100;

const PurchasesSchema = z.array(
  z.object({ id: z.string(), name: z.string(), price: z.number(), boughtAt: z.iso.datetime() }),
);
export type Purchase = z.output<typeof PurchasesSchema>[number];

/** The player's purchases, latest first; empty when the stored list is invalid. */
export async function listPurchases({ platform }: PageContext): Promise<Purchase[]> {
  const { [KEY]: text } = await platform.call("storage.get", { keys: [KEY] });
  if (!text) return [];
  try {
    return PurchasesSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** Adds a purchase to the list; a platform error is only logged, because the purchase itself has succeeded. */
export async function rememberPurchase(
  context: PageContext,
  { name, ...bought }: Omit<Purchase, "boughtAt">,
): Promise<void> {
  try {
    const purchase = { ...bought, name: name.slice(0, LONGEST_NAME), boughtAt: new Date().toISOString() };
    const list = [purchase, ...(await listPurchases(context))].slice(0, MAX_STORED);
    await context.platform.call("storage.set", { key: KEY, value: JSON.stringify(list) });
  } catch (error) {
    if (!(error instanceof PlatformFailure || error instanceof PlatformRefusal)) throw error;
    context.log.warn({ method: error.method, code: error.code }, "a purchase was not listed");
  }
}
