/**
 * Elects one leader among the tabs that use the same name: calls back when this tab becomes it. Returns a function
 * that resigns or stops waiting, so that another tab takes over. Without the Web Locks API every tab leads.
 */
export function leadTabs(name: string, onLead: () => void): () => void {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
  const lead = () => {
    if (leaving.signal.aborted) return;
    onLead();
    return left;
  };
  // Rejected where locks are forbidden: lead at once. Rejected by an abort: `lead` does nothing.
  if ("locks" in navigator) navigator.locks.request(name, { signal: leaving.signal }, lead).catch(lead);
  else lead();
  return () => leaving.abort();
}
