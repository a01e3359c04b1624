/**
 * Sets a cookie that tells the server that this browser runs our script, so that decorative parts may be streamed.
 */
export function markScript(name: string): void {
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${name}=`))) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: read back by the server alone, and the Cookie Store API is no browser's everywhere
  document.cookie = `${name}=1; Path=/; SameSite=Lax${secure}`;
}
