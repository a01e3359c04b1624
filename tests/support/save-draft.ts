/** The token by which the sandbox's content service takes drafts, and gives them. */
export const DRAFTS_TOKEN = "sandbox-content-token";

/** What an editor saves of an entry in the content service and does not publish. `where`: the one field that finds it; none of a single type. */
export async function saveDraft(
  sandboxUrl: string,
  type: string,
  where: Record<string, string>,
  fields: object,
): Promise<void> {
  const headers = { Authorization: `Bearer ${DRAFTS_TOKEN}`, "Content-Type": "application/json" };
  let address = `${sandboxUrl}/api/${type}`;
  for (const [field, value] of Object.entries(where)) {
    const filter = new URLSearchParams({ [`filters[${field}][$eq]`]: value, locale: "en-US" });
    const found = await fetch(`${address}?${filter}`, { headers });
    address += `/${(await found.json()).data[0].documentId}`;
  }
  const saved = await fetch(`${address}?status=draft&locale=en-US`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ data: fields }),
  });
  if (!saved.ok) throw new Error(`a draft of ${type} was not saved: ${saved.status} ${await saved.text()}`);
}
