import { localesOf } from "../../seed/locales";
import { defaultLocale, isLocaleCode } from "../../world/words";
import type { World } from "../../world/world";
import { catchUp } from "../cashier/catch-up";
import { methods } from "../methods";
import { barrierOf } from "./barrier";
import type { Call, Method } from "./call";
import { Refusal } from "./errors";
import { type Parameters, parseBody, parseQuery, textOf } from "./parameters";
import { privateHeaders, refusalReply, sharedHeaders, successReply } from "./replies";
import { clearSessionCookie, identify } from "./sessions";
import { answerOnce } from "./stored-replies";

/** With the session of a banned or deleted player these two answer as for a visitor (docs/contract.md#o20). */
const openToBanned = new Set(["support.getsettings", "Support.sendFeedback"]);

/** One platform call, from the address to the envelope. */
export async function answerPlatformCall(
  world: World,
  name: string,
  request: Request,
  cookies: ReadonlyMap<string, string>,
) {
  const leaving: string[] = [];
  try {
    const query = parseQuery(new URL(request.url).search.slice(1));
    refuseForbiddenCountry(request);
    const method = methodNamed(name, request.method);
    const call = callOf(world, name, request, cookies, query, leaving);
    refuseBarred(call);
    call.parameters = request.method === "POST" ? await parseBody(request) : query;
    const data = run(method, call);
    const isPrivate = method.cache === "P" || cookies.size > 0;
    return successReply(data, isPrivate ? privateHeaders(leaving) : sharedHeaders(world, method.cache));
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, privateHeaders(leaving));
    throw error;
  }
}

function methodNamed(name: string, verb: string): Method {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw new Refusal("MethodNotFoundException", { data: { method: name } });
  if (verb !== method.verb) {
    throw new Refusal("InvalidRequestException", { code: "WRONG_VERB", message: `${method.verb} expected` });
  }
  return method;
}

/** Who asks, from where and in which language; the session is looked up here. */
export function callOf(
  world: World,
  name: string,
  request: Request,
  cookies: ReadonlyMap<string, string>,
  query: Parameters,
  leaving: string[],
): Call {
  const locale = textOf(query, "locale");
  const call: Call = {
    world,
    method: name,
    locale: isLocaleCode(locale) ? locale : defaultLocale,
    parameters: {},
    session: null,
    player: null,
    country: request.headers.get("x-country") ?? undefined,
    isFramed: textOf(query, "_non_strict") === "1",
    isHttps: request.headers.get("x-forwarded-proto") === "https",
    address: request.headers.get("x-forwarded-for") ?? "",
    cookies: leaving,
    base: world.settings.url,
    idempotencyKey: request.headers.get("idempotency-key"),
    site: siteOf(request),
    localSite: siteOf(request) + localePrefix(world, locale),
    now: world.clock.now(),
  };
  identify(call, cookies);
  if (call.player) catchUp(call, call.player);
  return call;
}

/** docs/contract.md#1.2: the front end says under which host it is seen. */
function siteOf({ headers, url }: Request): string {
  const host = headers.get("x-forwarded-host");
  return host ? `${headers.get("x-forwarded-proto") ?? "https"}://${host}` : new URL(url).origin;
}

function localePrefix({ settings }: World, locale: string | undefined): string {
  const isOther = locale !== defaultLocale && localesOf(settings).some(({ code }) => code === locale);
  return isOther ? `/${locale}` : "";
}

function refuseBarred(call: Call): void {
  const barrier = call.player && barrierOf(call.player, call.now);
  if (!barrier) return;
  if (!openToBanned.has(call.method)) {
    clearSessionCookie(call);
    throw barrier;
  }
  call.player = null;
  call.session = null;
}

function run(method: Method, call: Call): unknown {
  if (!method.needsPlayer) return method.handle(call);
  const { player } = call;
  if (!player) throw new Refusal("AuthorizationException", { message: "Not authorized" });
  const own = { ...call, player };
  return method.isKeyed ? answerOnce(own, () => method.handle(own)) : method.handle(own);
}

/** docs/contract.md#7.3. */
export function refuseForbiddenCountry(request: Request): void {
  if (request.headers.get("x-country") === "XX") {
    throw new Refusal("AccessDeniedException", { code: "GEO", data: { country_code: "XX" } });
  }
}
