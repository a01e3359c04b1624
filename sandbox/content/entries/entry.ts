import type { LocaleCode } from "../../world/words";
import type { World } from "../../world/world";

/** One entry of the CMS in one locale, before any version of the API has shaped it. */
export interface Entry {
  /** The same in every locale; version 5 makes its document id of it. */
  key: string;
  fields: Record<string, unknown>;
}

export interface ContentType {
  kind: "single" | "collection";
  /** Fields that hold JSON, not components: they come without `populate` too. */
  jsonFields?: string[];
  /** Fields that a new entry must have. */
  required?: string[];
  /** Empty when the type has nothing in this locale: the CMS never falls back to another one (docs/contract.md#o11). */
  entries(world: World, locale: LocaleCode): Entry[];
}

/** A file of the media library: each version of the API wraps it in its own way. */
export interface Media {
  mediaUrl: string;
}

export function media(mediaUrl: string): Media {
  return { mediaUrl };
}
