import type { ContentCall } from "~/content/calls/content-call";
import { contentCalls } from "~/content/calls/registry";
import { LocalesReplySchema } from "~/content/calls/wire-schemas";
import { rowsOf } from "~/content/source/content-queries.server";
import { headersFor } from "~/content/source/source.server";
import { flattenStrapi } from "~/content/strapi/strapi-flatten";
import { apiPrefixOf, type StrapiQuestion, strapiPath } from "~/content/strapi/strapi-query";
import type { AppConfig } from "~/context/app-config";
import { backendLacks } from "~/market/backend-lacks";
import { firstInvalid } from "~/upstream/first-invalid";
import { addressBaseOf, resolvingAddresses } from "~/upstream/foreign-address";
import { dropNulls, isJsonObject, type Json, parseJson } from "~/upstream/json";
import { parseLeniently } from "~/upstream/lenient-parse";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { budgets } from "~/upstream/transport/budgets";
import { adviceOnRefusal } from "../../server/operator-page/advice";
import { ask, type Reply, type Row, tryCall, withCause } from "./result";

const LOCALES = "/nfx/i18n/locales";

/** Tries every read of the content service that needs no account. Also returns its default locale. */
export async function checkContent(config: AppConfig): Promise<{ rows: Row[]; locale: string }> {
  const rows: Row[] = [];
  let locale = "en-US";
  const ofStrapi: Row[] = [];
  const calls: readonly ContentCall[] = contentCalls;
  for (const call of calls) {
    const method = `${call.verb} ${call.path}`;
    const isOpen = call.verb === "GET" && call.class === "S" && !call.path.startsWith("/{");
    if (!isOpen) {
      const detail = call.class === "S" ? "any other type" : "needs an account, or changes something";
      rows.push({ backend: "content", method, status: null, outcome: "not tried", detail, ms: 0 });
      continue;
    }
    const headers = headersFor(
      { requestId: "check-backends", origin: config.mainOrigin },
      call.reply.kind === "text" ? "text/plain" : "application/json",
      call.base === "api" ? config.contentApiToken : undefined,
    );
    const url = config.contentUrl + pathOf(call, locale, config);
    const limit = call.base === "service" ? budgets.boot.attemptMs : budgets.public.attemptMs;
    const row = await tryCall(
      { backend: "content", method, limit },
      () => ask(url, { headers }),
      (reply) => {
        if (call.path === LOCALES) locale = defaultLocaleIn(reply) ?? locale;
        return judge(call, reply, config);
      },
    );
    rows.push(row);
    if (call.base === "api") ofStrapi.push(row);
  }
  // One type may be missing; where all are, Strapi is called at a wrong address.
  if (ofStrapi.every(({ status }) => status === 404))
    for (const row of ofStrapi) Object.assign(row, refused(row.method, 404));
  else if (ofStrapi.every(({ outcome }) => outcome === "none")) {
    const nothing = wrongUnless(false, "nothing is published, of no type: pages show defaults alone");
    for (const row of ofStrapi) Object.assign(row, nothing);
  }
  return { rows, locale };
}

function pathOf({ base, path, query }: ContentCall, locale: string, config: AppConfig): string {
  const host = new URL(config.mainOrigin).host;
  if (base === "service") {
    const search = query ? `?${new URLSearchParams({ path: "/", locale })}` : "";
    return path.replace("{locale}", encodeURIComponent(locale)) + search;
  }
  const type = path.slice(1) as StrapiQuestion["type"];
  const filters: Partial<Record<typeof type, Record<string, string>>> = {
    seos: { url: "/" },
    "domain-seo-settings": { host },
  };
  return (
    apiPrefixOf(config) + strapiPath({ type, locale, equals: filters[type] ?? {} }, config.contentApiVersion)
  );
}

function judge(
  { path, reply: expected }: ContentCall,
  { status, contentType = "", text }: Reply,
  config: AppConfig,
): Pick<Row, "outcome" | "detail"> {
  if (status === 404 && path !== LOCALES) return { outcome: "none", detail: "the site takes its defaults" };
  if (status !== 200) return refused(path, status);
  if (expected.kind === "text") return wrongUnless(/^text\/plain\b/i.test(contentType), contentType);
  if (expected.kind === "redirect") return fits;
  const { kind, schema } = expected;
  if (!/^application\/json\b/i.test(contentType))
    return wrongUnless(false, withCause("content", contentType || "no content type"));
  try {
    const body = parseJson(text);
    const isWrapped = config.contentApiVersion !== 3;
    const sender = addressBaseOf(createPublicAddresses(config), "content");
    const values =
      kind === "plain"
        ? [dropNulls(body)]
        : rowsOf(body, kind, isWrapped, path).map((row) => flattenStrapi(row, sender.base));
    const invalid = values.flatMap((value, index) => {
      const { error } = resolvingAddresses(sender, () => schema.safeParse(value));
      if (!error) return [];
      const { field, problem } = firstInvalid(error);
      const where = [...(kind === "many" ? [String(index)] : []), field].filter(Boolean).join(".");
      return `${where || "reply"}: ${problem}`;
    });
    const lack =
      path === LOCALES && invalid.length === 0
        ? backendLacks(
            config.market,
            "locales",
            LocalesReplySchema.parse(body).locales.map(({ code }) => code),
          )
        : undefined;
    if (lack) return wrongUnless(false, lack);
    const [first] = invalid;
    if (first === undefined) return values.length > 0 ? fits : { outcome: "none", detail: "no entry" };
    // The site reads what Strapi writes otherwise (rows for maps) and drops the rest; a single entry it reads member by
    // member.
    const isUsable = (value: Json) =>
      kind === "one"
        ? isJsonObject(value)
        : resolvingAddresses(sender, () => parseLeniently(value, schema, "", () => {})) !== undefined;
    const isPartly = kind !== "plain" && values.some(isUsable);
    return isPartly
      ? { outcome: "partly", detail: `not as the contract writes it: ${first}` }
      : wrongUnless(false, first);
  } catch (error) {
    return wrongUnless(false, (error as Error).message);
  }
}

function refused(path: string, status: number): Pick<Row, "outcome" | "detail"> {
  const advice = adviceOnRefusal("content", path, status);
  return { outcome: "refused", detail: `status ${status}${advice ? `: ${advice}` : ""}` };
}

const fits: Pick<Row, "outcome" | "detail"> = { outcome: "ok", detail: "" };

function wrongUnless(isFit: boolean, detail: string): Pick<Row, "outcome" | "detail"> {
  return isFit ? fits : { outcome: "wrong shape", detail };
}

function defaultLocaleIn({ text }: Reply): string | undefined {
  try {
    return LocalesReplySchema.parse(parseJson(text)).defaultLocale;
  } catch {
    return undefined;
  }
}
