import { Refusal } from "../platform/protocol/errors";
import { jsonReply, privateHeaders } from "../platform/protocol/replies";
import { launchOf } from "../play/launches";
import { withRefusalPage } from "../play/refusal-page";
import { purseOf } from "../play/rounds";
import { moneyText } from "../play/view";
import { minorUnitsOf } from "../world/money";
import { defaultLocale, fill, type LocaleCode } from "../world/words";
import type { World } from "../world/world";
import { sportsbookAddress } from "./address";
import { placeBets, readSlip } from "./bets";
import { numbersAt } from "./numbers";
import { sportsbookPage } from "./sportsbook-page";
import { texts } from "./texts";

/**
 * `/__sandbox/sportsbook/{sysname}/{path}?token=`: the book, as a vendor's server would give it, and with
 * `Accept: application/json` what moves in it. A post to its address places a bet. The token alone says who plays.
 */
export async function answerSportsbook(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , , sysname = "", ...parts] = url.pathname.split("/");
  const path = `/${parts.join("/")}`;
  const token = url.searchParams.get("token");
  const locale = world.state.launches.get(token ?? "")?.locale ?? defaultLocale;
  const wantsNumbers = request.headers.get("accept")?.startsWith("application/json") ?? false;
  if (request.method === "POST") {
    const fields = new URLSearchParams(await request.text());
    const bet = () => takeBet(world, token, sysname, fields);
    return wantsNumbers
      ? betReply(bet, locale)
      : withRefusalPage(locale, true, () => betPage(world, bet, path, locale));
  }
  if (wantsNumbers) {
    const numbers = numbersAt(path, url.searchParams.getAll("pick"), locale, world.clock.now());
    return jsonReply(numbers, 200, privateHeaders());
  }
  return withRefusalPage(locale, true, () => {
    const { launch, player } = launchOf(world, token, sysname);
    const zone = url.searchParams.get("zone");
    if (zone && isZone(zone)) launch.zone = zone;
    const { notice } = launch;
    launch.notice = undefined;
    return sportsbookPage(world, launch, player, { path, notice });
  });
}

function isZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function takeBet(world: World, token: string | null, sysname: string, fields: URLSearchParams) {
  const { launch, player } = launchOf(world, token, sysname);
  const says = (text: string) => ({ launch, player, text });
  try {
    const { stake, count, odds } = placeBets(world, launch, player, readSlip(world, fields));
    const { currency } = purseOf(launch, player);
    const values = { amount: moneyText(stake, currency, launch.locale), odds, count };
    const text = fill(count > 1 ? texts.placedMany : texts.placed, values)[launch.locale];
    return { ...says(text), refusal: undefined };
  } catch (error) {
    const text = error instanceof Refusal && textOf(error, launch.locale);
    if (!text) throw error;
    return { ...says(text), refusal: error };
  }
}

/** Without script: what became of the bet stands on the page that follows, and a reload places none. */
function betPage(
  world: World,
  bet: () => ReturnType<typeof takeBet>,
  path: string,
  locale: LocaleCode,
): Response {
  const { launch, player, text, refusal } = bet();
  if (refusal) return sportsbookPage(world, launch, player, { path, notice: text, status: refusal.status });
  launch.notice = text;
  launch.locale = locale;
  const headers = privateHeaders();
  headers.set("Location", sportsbookAddress(world, launch, path));
  return new Response(null, { status: 303, headers });
}

function betReply(bet: () => ReturnType<typeof takeBet>, locale: LocaleCode): Response {
  try {
    const { launch, player, text, refusal } = bet();
    const purse = purseOf(launch, player);
    const said = refusal?.code === "INSUFFICIENT_FUNDS" && launch.mode === "play" ? "deposit" : undefined;
    const balance = moneyText(minorUnitsOf(purse), purse.currency, locale);
    return jsonReply({ message: text, balance, said }, refusal?.status ?? 200, privateHeaders());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const said = error.code === "NOT_AUTHORIZED" ? "session" : undefined;
    return jsonReply({ message: texts.signedOut[locale], said }, error.status, privateHeaders());
  }
}

function textOf({ code, type, errorData }: Refusal, locale: LocaleCode): string | undefined {
  if (code === "INSUFFICIENT_FUNDS") return texts.wrongStake[locale];
  if (code === "ODDS_CHANGED") return texts.changed[locale];
  if (type !== "InvalidParameterException") return undefined;
  return texts[JSON.stringify(errorData).includes("pick") ? "wrongPick" : "wrongStake"][locale];
}
