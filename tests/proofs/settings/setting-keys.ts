interface Def {
  shape?: Record<string, unknown>;
  options?: unknown[];
  [part: string]: unknown;
}

/** Keys of a schema's fields that hold no further ones with names. */
export function settingKeys(schema: unknown, key: string): string[] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def;
  if (!def) return [];
  const below = def.shape
    ? Object.entries(def.shape).flatMap(([name, field]) => settingKeys(field, `${key}.${name}`))
    : [def.innerType, def.element, def.valueType, def.in, ...(def.options ?? [])]
        .flatMap((part) => settingKeys(part, key))
        .filter((one) => one !== key);
  return below.length > 0 ? below : [key];
}
