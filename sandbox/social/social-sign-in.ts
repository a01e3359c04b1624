import { randomUUID } from "node:crypto";
import { findPlayer } from "../platform/accounts/find-player";
import { createPlayer, openAccount } from "../platform/accounts/new-account";
import { barrierOf } from "../platform/protocol/barrier";
import type { Call } from "../platform/protocol/call";
import { callOf } from "../platform/protocol/dispatch";
import { Refusal } from "../platform/protocol/errors";
import { parseQuery, textOf } from "../platform/protocol/parameters";
import { privateHeaders, refusalReply } from "../platform/protocol/replies";
import { startSession } from "../platform/protocol/sessions";
import type { Player } from "../world/player";
import type { SocialSignIn, World } from "../world/world";
import { services } from "./services";

/** `/oauth/init` and `/oauth/callback/{service}` (docs/contract.md#3.13 and #o16). */
export function answerOauth(
  world: World,
  request: Request,
  url: URL,
  cookies: ReadonlyMap<string, string>,
): Response {
  const leaving: string[] = [];
  try {
    const query = parseQuery(url.search.slice(1));
    const call = callOf(world, url.pathname, request, cookies, query, leaving);
    call.parameters = query;
    const [, , step, service] = url.pathname.split("/");
    if (request.method !== "GET") throw wrong("GET expected", "WRONG_VERB");
    if (step === "init") return begin(call);
    if (step === "callback") return comeBack(call, service ?? "");
    throw new Refusal("MethodNotFoundException", { data: { method: url.pathname } });
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, privateHeaders(leaving));
    throw error;
  }
}

/** Off to the service's own page, which knows the way back by `state`. */
function begin({ world, parameters, site, locale }: Call): Response {
  const service = textOf(parameters, "service") ?? "";
  const redirectUrl = ownAddress(textOf(parameters, "redirect_url"), site);
  const type = textOf(parameters, "type_auth");
  if (!services.has(service)) throw wrong("unknown service");
  if (!redirectUrl) throw wrong("redirect_url leads elsewhere");
  if (type !== "authorization" && type !== "registration") throw wrong("unknown type_auth");
  const state = randomUUID();
  world.state.socialSignIns.set(state, {
    service,
    redirectUrl,
    returnTo: `${site}/oauth/callback/${service}`,
    locale,
  });
  return redirectTo(`${world.settings.url}/__sandbox/oauth/${service}?state=${state}`);
}

/** The service sent the person back: with their consent, or without. A state works once. */
function comeBack(call: Call, service: string): Response {
  const state = textOf(call.parameters, "state") ?? "";
  const { socialSignIns } = call.world.state;
  const signIn = socialSignIns.get(state);
  if (signIn?.service !== service || !signIn.consent) throw wrong("unknown state");
  socialSignIns.delete(state);
  const outcome = new URL(signIn.redirectUrl);
  const refusal = enter(call, signIn, signIn.consent);
  outcome.searchParams.set("oauth", refusal ? "error" : "success");
  if (refusal) outcome.searchParams.set("code", refusal);
  return redirectTo(outcome.href, call.cookies);
}

/** A known e-mail signs in, anybody else opens an account. The code of the refusal, if it is one. */
function enter(
  call: Call,
  { service, locale }: SocialSignIn,
  { choice, email }: Consent,
): string | undefined {
  if (choice === "refuse") return "ACCESS_DENIED";
  const known = choice === "noEmail" ? undefined : findPlayer(call.world, email.toLowerCase());
  if (!known && choice === "known") return "USER_NOT_FOUND";
  const barrier = known && barrierOf(known, call.now);
  if (barrier) return barrier.code;
  if (known) startSession(call, known.uid);
  else openAccount(call, newPlayer({ ...call, locale }, service, choice === "noEmail" ? undefined : email));
  return undefined;
}

type Consent = NonNullable<SocialSignIn["consent"]>;

/** What the service tells of somebody: everything that registration needs, or all but the e-mail. */
function newPlayer(call: Call, service: string, email: string | undefined): Player {
  const player = createPlayer(call, email);
  player.login = email ?? `${service}${player.uid}`;
  player.country_code = call.country ?? "ES";
  player.profile = { sex: 0, first_name: "Alex", last_name: "Moreno", birth_date: "1992-06-18" };
  if (email) player.email = { contact: email, is_confirmed: true, is_subscribed: false };
  return player;
}

/** An address of the site it came from, or a path there. */
function ownAddress(value: string | undefined, origin: string): string | undefined {
  if (!value || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  return url.origin === origin ? url.href : undefined;
}

export function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = privateHeaders(cookies);
  headers.set("Location", location);
  return new Response(null, { status: 302, headers });
}

function wrong(message: string, code = "WRONG_VALUE"): Refusal {
  return new Refusal("InvalidRequestException", { code, message });
}
