import { UpstreamFailure } from "~/upstream/errors";
import { PlatformRefusal } from "./errors";

/**
 * Returns `fallback` where the platform could not be read or refused (docs/product.md#8), which is in the log already:
 * for what a page can do without.
 */
export async function optionalRead<T, F>(read: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamFailure || error instanceof PlatformRefusal) return fallback;
    throw error;
  }
}
