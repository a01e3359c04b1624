/** Tells the server from now on that this browser runs our script, so that decoration may follow a page. */
export function markScript(name: string): void {
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${name}=`))) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: read back by the server alone, and the Cookie Store API is no browser's everywhere
  document.cookie = `${name}=1; Path=/; SameSite=Lax${secure}`;
}
