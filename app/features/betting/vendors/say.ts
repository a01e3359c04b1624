import type { FrameNews, Vendor } from "./vendor";

type Values = Readonly<Record<string, string | number>>;

/** What is posted to the frame on an occasion, with `$names` filled in. */
export function postsOn({ says }: Pick<Vendor, "says">, on: FrameNews, values: Values = {}): unknown[] {
  return says.filter((post) => post.on === on).map(({ post }) => filled(post, values));
}

function filled(value: unknown, values: Values): unknown {
  if (typeof value === "string") return value.startsWith("$") ? (values[value.slice(1)] ?? null) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member, values)]));
}
