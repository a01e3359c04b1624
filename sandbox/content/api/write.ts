import { jsonReply, privateHeaders } from "../../platform/protocol/replies";
import { isPlain } from "../../world/patches";
import { defaultLocale, isLocaleCode, type LocaleCode } from "../../world/words";
import type { World } from "../../world/world";
import type { Bearer } from "../accounts/session";
import type { Dialect, Found } from "./dialects";
import { entriesIn, lookFor, type NamedType } from "./entries";
import { ContentRefusal, invalidFields } from "./refusal";

/** Create, update and delete: for editors and the operator's own token, everyone else is refused (recorded: 403). */
export async function write(
  world: World,
  request: Request,
  url: URL,
  dialect: Dialect,
  named: NamedType,
  id: string | undefined,
  bearer: Bearer,
): Promise<Response> {
  const isOne = named.type.kind === "single" || id !== undefined;
  const verbs = isOne ? ["PUT", "DELETE"] : ["POST"];
  if (!verbs.includes(request.method)) throw new ContentRefusal(405, "Method Not Allowed");
  if (bearer === null || (bearer !== "operator" && !bearer.isEditor)) {
    throw new ContentRefusal(403, "Forbidden");
  }
  const code = url.searchParams.get(dialect.version === 3 ? "_locale" : "locale") ?? undefined;
  const fields = request.method === "DELETE" ? null : fieldsOf(world, dialect, named, await bodyOf(request));
  if (request.method === "POST") return created(world, dialect, named, localeOf(code), fields ?? {});
  const found = lookFor(world, dialect, named, code, id);
  const isSilent = !fields && dialect.deleted === 204;
  if (!found && !isSilent) throw fields ? noSuchEntry() : new ContentRefusal(404, "Not Found");
  const changed = found && fields ? { ...found, fields: { ...found.fields, ...fields } } : found;
  if (found) change(world, named, found, fields && (changed?.fields ?? null));
  return isSilent || !changed ? new Response(null, { status: 204 }) : reply(dialect, changed, 200);
}

function created(
  world: World,
  dialect: Dialect,
  named: NamedType,
  locale: LocaleCode,
  fields: Record<string, unknown>,
): Response {
  const missing = (named.type.required ?? []).filter((name) => !fields[name]);
  if (missing.length > 0) throw undefinedFields(missing);
  const key = `${named.name} ${world.state.content.changes.length + 1}`;
  change(world, named, { key, locale }, fields);
  const found = entriesIn(world, named, locale).find((entry) => entry.key === key);
  if (!found) throw new Error("an entry that was just written is not there");
  return reply(dialect, found, dialect.created);
}

function change(
  world: World,
  { name, areDrafts: isDraft }: NamedType,
  { key, locale }: { key: string; locale: string },
  fields: Record<string, unknown> | null,
): void {
  if (!isLocaleCode(locale)) return;
  world.state.content.changes.push({ type: name, key, locale, fields, isDraft });
  // Written replies are kept as long as this object is the same one.
  world.state.patches = { ...world.state.patches };
}

/** A key that no entry has: dropped, in version 5 refused. */
function fieldsOf(
  world: World,
  dialect: Dialect,
  named: NamedType,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const fields = dialect.fieldsIn(body);
  if (!isPlain(fields)) throw new ContentRefusal(400, 'Missing "data" payload in the request body');
  const known = Object.keys(entriesIn(world, named, defaultLocale)[0]?.fields ?? {});
  const unknown = Object.keys(fields).find((name) => name !== "locale" && !known.includes(name));
  if (unknown !== undefined && dialect.version === 5) {
    throw new ContentRefusal(400, `Invalid key ${unknown}`, {
      details: { key: unknown, path: unknown, source: "body" },
    });
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(name)));
}

/** Version 3 says this one in JSON. */
function noSuchEntry(): ContentRefusal {
  return new ContentRefusal(404, "Not Found", { v3: { message: "entry.notFound" } });
}

function undefinedFields(names: string[]): ContentRefusal {
  return invalidFields(
    names.map((name) => [name, `${name} must be defined.`]),
    { message: "ValidationError" },
  );
}

function localeOf(code: string | undefined): LocaleCode {
  return code !== undefined && isLocaleCode(code) ? code : defaultLocale;
}

function reply(dialect: Dialect, found: Found, status: number): Response {
  return jsonReply(dialect.one(found), status, privateHeaders());
}

export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  try {
    const body: unknown = text ? JSON.parse(text) : {};
    return isPlain(body) ? body : {};
  } catch {
    throw new ContentRefusal(400, "Unexpected end of JSON input", { name: "SyntaxError" });
  }
}
