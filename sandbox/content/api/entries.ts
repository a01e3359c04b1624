import { isoTime } from "../../world/clock";
import { defaultLocale, isLocaleCode, localeCodes } from "../../world/words";
import type { World } from "../../world/world";
import type { ContentType } from "../entries/entry";
import type { Dialect, Found } from "./dialects";
import { ContentRefusal } from "./refusal";

export interface NamedType {
  /** As in the address. */
  name: string;
  type: ContentType;
  /** Entries as their editors have saved them, published or not. */
  areDrafts: boolean;
}

/** The seed's entries with every change since. Ids differ by locale, as they do in the CMS, and are never used again. */
export function entriesIn(
  world: World,
  { name, type, areDrafts }: NamedType,
  code: string | undefined,
): Found[] {
  const locale = code ?? defaultLocale;
  if (!isLocaleCode(locale)) return [];
  const fieldsByKey = new Map<string, Record<string, unknown> | null>(
    type.entries(world, locale).map(({ key, fields }) => [key, fields]),
  );
  for (const change of world.state.content.changes) {
    if (change.isDraft && !areDrafts) continue;
    if (change.type === name && change.locale === locale) fieldsByKey.set(change.key, change.fields);
  }
  return [...fieldsByKey].flatMap(([key, fields], index) =>
    fields === null
      ? []
      : {
          id: index * localeCodes.length + localeCodes.indexOf(locale) + 1,
          key,
          locale,
          publishedAt: isoTime(world.origin).replace("Z", ".000Z"),
          fields,
        },
  );
}

/** As `lookFor`; what is not there is refused. */
export function findEntry(...where: Parameters<typeof lookFor>): Found {
  const found = lookFor(...where);
  if (!found) throw new ContentRefusal(404, "Not Found");
  return found;
}

/** By id: in the locale that is asked for, then in any other. Without one: the single type's own. */
export function lookFor(
  world: World,
  dialect: Dialect,
  named: NamedType,
  locale: string | undefined,
  id: string | undefined,
): Found | undefined {
  const codes = id ? [locale, ...localeCodes] : [locale];
  for (const code of codes) {
    const found = entriesIn(world, named, code).find((entry) => !id || dialect.idOf(entry) === id);
    if (found) return found;
  }
  return undefined;
}
