import type { EntryContext } from "@remix-run/node";

/** Addresses of what the entry module and those of the matched routes import. */
export function importedScripts({ manifest, staticHandlerContext }: EntryContext): string[] {
  const imports = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.imports ?? [],
  );
  return [...new Set([...manifest.entry.imports, ...imports])];
}

/**
 * Remix preloads whatever its manifest says is imported, and browsers give that the priority of a page's first picture.
 * So the document preloads these itself, at a low one.
 */
export function withoutImports(context: EntryContext): EntryContext {
  const { entry, routes } = context.manifest;
  return {
    ...context,
    manifest: {
      ...context.manifest,
      entry: { ...entry, imports: [] },
      routes: Object.fromEntries(
        Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [] }]),
      ),
    },
  };
}
