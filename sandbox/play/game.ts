import { Refusal } from "../platform/protocol/errors";
import { jsonReply, privateHeaders } from "../platform/protocol/replies";
import { defaultLocale, type LocaleCode, words } from "../world/words";
import type { World } from "../world/world";
import { gameAddress } from "./address";
import { gamePage } from "./game-page";
import { launchOf, openLaunch } from "./launches";
import { frameEventOf, withRefusalPage } from "./refusal-page";
import { playRound } from "./rounds";
import { viewOf } from "./view";

/**
 * `/__sandbox/game/{sysname}?token=`: the game itself, as a provider's server would give it. It knows no cookies:
 * the token alone says who plays. `POST …/spin` plays a round, for a form or for a script at an opaque origin.
 */
export async function answerGame(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , , sysname = "", action = ""] = url.pathname.split("/");
  const game = world.gamesBySysname.get(sysname);
  if (!game || (action !== "" && action !== "spin")) return new Response("Not Found", { status: 404 });
  const token = url.searchParams.get("token");
  if (action === "" && token === null) return redirect(gameAddress(world, openVisit(world, sysname)));
  const locale = world.state.launches.get(token ?? "")?.locale ?? defaultLocale;
  if (action === "") {
    return withRefusalPage(locale, true, () => gamePage(world, launchOf(world, token, sysname).launch));
  }
  if (request.method !== "POST") return new Response("Method Not Allowed", { status: 405 });
  const wantsPage = !request.headers.get("accept")?.startsWith("application/json");
  const fields = new URLSearchParams(await request.text());
  const bet = { choice: fields.get("choice"), stake: fields.get("stake") };
  return wantsPage
    ? withRefusalPage(locale, true, () => playForPage(world, token, sysname, bet))
    : playForScript(world, token, sysname, bet, locale);
}

type Bet = Parameters<typeof playRound>[3];

/** Without script: the round, then the page again, so that a reload plays nothing. */
function playForPage(world: World, token: string | null, sysname: string, bet: Bet): Response {
  const { launch, player } = launchOf(world, token, sysname);
  try {
    playRound(world, launch, player, bet);
  } catch (error) {
    if (!isInsufficient(error)) throw error;
    return gamePage(world, launch, words.play.insufficient[launch.locale], error.status);
  }
  return redirect(gameAddress(world, launch));
}

function playForScript(
  world: World,
  token: string | null,
  sysname: string,
  bet: Bet,
  locale: LocaleCode,
): Response {
  const headers = privateHeaders();
  // The frame's origin is opaque, so every origin is as good as another; no cookie comes along.
  headers.set("Access-Control-Allow-Origin", "*");
  try {
    const { launch, player } = launchOf(world, token, sysname);
    playRound(world, launch, player, bet);
    return jsonReply(viewOf(world, launch, player), 200, headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = isInsufficient(error)
      ? { message: words.play.insufficient[locale] }
      : { event: frameEventOf(error, true) };
    return jsonReply(body, error.status, headers);
  }
}

function isInsufficient(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === "INSUFFICIENT_FUNDS";
}

/** Somebody who opened the address by hand plays a visitor's demo. */
function openVisit(world: World, sysname: string) {
  return openLaunch(world, { sysname, mode: "demo", locale: defaultLocale, sessionId: null, uid: null });
}

function redirect(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" },
  });
}
