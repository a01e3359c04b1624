/** What the head of a document says, read without running anything. */
export interface ReadHead {
  title: string;
  /** By name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** Address by language. */
  alternates: Record<string, string>;
  icons: string[];
  /** Members of the structured data's graph, by type. */
  graph: Record<string, Record<string, unknown>>;
}

export function readHead(html: string): ReadHead {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? "";
  const tags = [...head.matchAll(/<(meta|link)\b([^>]*)>/g)].map(
    ([, tag = "", text = ""]): Record<string, string | undefined> => ({ tag, ...attributesOf(text) }),
  );
  const links = (rel: string) => tags.filter((tag) => tag.tag === "link" && tag.rel === rel);
  const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(head)?.[1];
  const graph: Record<string, unknown>[] = data ? JSON.parse(data)["@graph"] : [];
  return {
    title: decoded(/<title>([\s\S]*?)<\/title>/.exec(head)?.[1] ?? ""),
    meta: Object.fromEntries(
      tags
        .filter(({ content }) => content)
        .map((tag) => [tag.name ?? tag.property ?? tag["http-equiv"], tag.content]),
    ),
    canonical: links("canonical")[0]?.href,
    alternates: Object.fromEntries(links("alternate").map(({ hreflang, href }) => [hreflang, href])),
    icons: links("icon").map(({ href = "" }) => href),
    graph: Object.fromEntries(graph.map((part) => [part["@type"], part])),
  };
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

function decoded(text: string): string {
  const signs: Record<string, string> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#x27;": "'",
  };
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] ?? entity);
}
