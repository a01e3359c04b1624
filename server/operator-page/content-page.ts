import { CACHED_MS, type ListedDrop } from "./dropped-list";
import { operatorDocument, section, text, time } from "./operator-html";
import { type Panel, panelLink } from "./panel-links";

const DAYS = CACHED_MS / 86_400_000;

/** What the site drops or replaces of its content, for editors: in English as the log is, without script. */
export function contentPage(items: readonly ListedDrop[], panel: Panel, now: number): string {
  const open = items.filter(({ mended }) => mended === undefined);
  const mended = items.filter((item) => item.mended !== undefined);
  return operatorDocument(
    "Content",
    "Content that visitors do not see",
    `<p>Left out, replaced, or leading nowhere, as one process has read it until ${time(now)}; kept for ${DAYS} days. Others behind the same balancer have a list each. <a href="/_operator/">What else visitors’ pages hide</a></p>` +
      section("Now", "Nothing that this process has read.", open.map(row(panel))) +
      section("Mended", "Nothing.", mended.map(row(panel))),
  );
}

const row =
  (panel: Panel) =>
  (item: ListedDrop): Record<string, string> => {
    const { entry, field, why, since, last, count, mended } = item;
    const link = panelLink(panel, entry);
    // The link names what has no name.
    const own = entry.name ?? (link ? undefined : (entry.documentId ?? entry.id));
    const name = text([entry.type, own].filter(Boolean).join(": "));
    return {
      Entry: link ? `<a href="${text(link)}" rel="noreferrer">${name}</a>` : name,
      Locale: text(entry.locale ?? "all"),
      Field: `<code>${text(field)}</code>`,
      Why: mended === undefined ? `<span class="wrong">${text(why)}</span>` : text(why),
      Found: `<span class="whole">since ${time(since)}<br>last ${time(last)}${mended === undefined ? `<br>${count} in a row` : ""}</span>`,
      ...(mended !== undefined && { Mended: time(mended) }),
    };
  };

/** The same for programs (docs/operator-guide.md#content-that-is-left-out). */
export function contentJson(items: readonly ListedDrop[], panel: Panel, now: number): string {
  return JSON.stringify({
    at: iso(now),
    keptDays: DAYS,
    leftOut: items.map(({ entry, field, why, since, last, count, mended }) => ({
      type: entry.type,
      locale: entry.locale ?? null,
      id: entry.id ?? null,
      documentId: entry.documentId ?? null,
      name: entry.name ?? null,
      field,
      why,
      since: iso(since),
      last: iso(last),
      count,
      mended: mended === undefined ? null : iso(mended),
      url: panelLink(panel, entry) ?? null,
    })),
  });
}

const iso = (ms: number) => new Date(ms).toISOString();
