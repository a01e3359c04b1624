import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { htmlReply } from "../http/html";
import { demandOn, needsDeposit } from "../platform/accounts/demands";
import { barrierOf } from "../platform/protocol/barrier";
import type { Call, PlayerCall } from "../platform/protocol/call";
import { callOf, refuseForbiddenCountry } from "../platform/protocol/dispatch";
import { invalidParameters, Refusal } from "../platform/protocol/errors";
import { parseQuery, textOf } from "../platform/protocol/parameters";
import { clearSessionCookie } from "../platform/protocol/sessions";
import type { CatalogueGame } from "../seed/games/games";
import type { LaunchStyle } from "../seed/games/providers";
import { dialectOf, sportsbookAddress } from "../sportsbook/address";
import { innerPath } from "../sportsbook/dialects";
import { defaultLocale, isLocaleCode } from "../world/words";
import type { Launch, World } from "../world/world";
import { gameAddress } from "./address";
import { gamePage } from "./game-page";
import { openLaunch } from "./launches";
import { withRefusalPage } from "./refusal-page";

/** `GET /platform/game/{sysname}/{mode}` and `/platform/game/custom/{id}/{mode}` (docs/contract.md#3.7). */
export function answerLaunch(
  world: World,
  request: Request,
  url: URL,
  cookies: ReadonlyMap<string, string>,
): Response | Promise<Response> {
  const query = parseQuery(url.search.slice(1));
  const requested = textOf(query, "locale");
  const locale = isLocaleCode(requested) ? requested : defaultLocale;
  const leaving: string[] = [];
  const reply = withRefusalPage(locale, false, () => {
    if (request.method !== "GET")
      throw new Refusal("InvalidRequestException", { code: "WRONG_VERB", message: "GET expected" });
    refuseForbiddenCountry(request);
    const call = callOf(world, url.pathname, request, cookies, query, leaving);
    const { game, mode } = readPath(call, url.pathname);
    refuseLaunch(call, game, mode);
    const launch = openLaunch(world, {
      sysname: game.shown.sysname,
      mode,
      locale,
      sessionId: call.session?.id ?? null,
      uid: call.player?.uid ?? null,
      theme: textOf(query, "theme"),
    });
    const path = innerPath(dialectOf(world), textOf(query, "path") ?? "");
    return isSportsbook(game)
      ? redirectTo(sportsbookAddress(world, launch, path))
      : pageOf(world, game, launch);
  });
  return withCookies(reply, leaving);
}

function readPath({ world, country }: Call, path: string): { game: CatalogueGame; mode: Launch["mode"] } {
  const parts = path.split("/").slice(3).filter(Boolean).map(decodePart);
  const isCustom = parts[0] === "custom";
  const [name = "", mode = "play", ...rest] = isCustom ? parts.slice(1) : parts;
  const game = isCustom
    ? world.games.find(({ shown }) => shown.extra.custom_id === name)
    : world.gamesBySysname.get(name);
  const isKnown = game && !(country && game.blockedIn.includes(country)) && rest.length === 0;
  if (!isKnown || (mode !== "play" && mode !== "demo")) {
    throw new Refusal("InvalidParameterException", {
      message: "Unknown game",
      data: { invalid_parameters: { [isKnown ? "mode" : "sysname"]: ["WRONG_VALUE"] } },
      status: 404,
    });
  }
  return { game, mode };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalidParameters({ sysname: ["WRONG_FORMAT"] });
  }
}

function refuseLaunch(call: Call, game: CatalogueGame, mode: Launch["mode"]): void {
  const barrier = call.player && barrierOf(call.player, call.now);
  if (barrier) {
    clearSessionCookie(call);
    throw barrier;
  }
  if (mode === "demo") {
    if (game.shown.extra.has_demo) return;
    throw new Refusal("InvalidRequestException", { code: "WRONG_STATE", message: "No demo", data: {} });
  }
  const { player } = call;
  if (!player) throw new Refusal("AuthorizationException", { message: "Not authorized" });
  refusePlayer(player, game);
}

/** In the order of the checks before a withdrawal (docs/contract.md#d101). */
function refusePlayer(player: PlayerCall["player"], { launchRefusal }: CatalogueGame): void {
  const mustVerify = player.is_kyc_block_enabled && !player.is_verified;
  if (mustVerify || launchRefusal === "VerificationRequiredException")
    throw new Refusal("VerificationRequiredException", { data: { action: "launch" } });
  const demand = demandOn(player);
  if (demand) throw demand;
  if (launchRefusal === "UserNeedDepositException") throw needsDeposit(player);
}

/** Providers differ: some live behind a redirect, some in a page of the platform. */
const pages: Record<
  LaunchStyle,
  (world: World, launch: Launch, title: string) => Response | Promise<Response>
> = {
  redirect: (world, launch) => redirectTo(gameAddress(world, launch)),
  page: (world, launch) => gamePage(world, launch),
  forward: (world, launch, title) => {
    const address = escapeHtml(gameAddress(world, launch));
    return htmlReply(
      `${head(title)}<meta http-equiv="refresh" content="0;url=${address}"><p><a href="${address}">${escapeHtml(title)}</a></p></html>`,
    );
  },
  frame: (world, launch, title) =>
    htmlReply(
      `${head(title)}<iframe src="${escapeHtml(gameAddress(world, launch))}" title="${escapeHtml(title)}" allow="autoplay; fullscreen"></iframe>` +
        // The page around this one hears only this one, so what the game says is passed on.
        `<script>addEventListener("message", (event) => { if (event.source === frames[0] && parent !== window) parent.postMessage(event.data, "*"); });</script></html>`,
    ),
};

function redirectTo(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: address, "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" },
  });
}

function isSportsbook({ categories }: CatalogueGame): boolean {
  return categories.includes("sportsbook");
}

function pageOf(world: World, { shown }: CatalogueGame, launch: Launch): Response | Promise<Response> {
  const provider = world.providers.find(({ sysname }) => sysname === shown.provider);
  return pages[provider?.launch ?? "redirect"](world, launch, shown.name);
}

function head(title: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>html,body,iframe{margin:0;padding:0;border:0;width:100%;height:100%;display:block;overflow:hidden;background:#0b0d14}a{color:#e8ebf4}</style>`;
}

async function withCookies(reply: Response | Promise<Response>, lines: string[]): Promise<Response> {
  const response = await reply;
  for (const line of lines) response.headers.append("Set-Cookie", line);
  return response;
}
