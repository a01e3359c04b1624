/** Polls until the condition is true; false on timeout (docs/product.md#9). */
export async function waitFor(
  isThere: () => boolean,
  { timeoutMs = 5000, everyMs = 100 } = {},
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!isThere()) {
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return true;
}
