import { catchUp } from "../platform/cashier/catch-up";
import type { Player } from "../world/player";
import { defaultLocale, localeCodes } from "../world/words";
import type { World } from "../world/world";
import { checkPage, type Happened, leftPage } from "./page";
import { decide, handIn, settleReviews } from "./reviews";
import { sdkReply } from "./sdk";

interface Check {
  player: Player;
  action?: string;
}

/**
 * The identity provider. `/__sandbox/kyc/{applicant}` is its page for a frame; `/__sandbox/kyc/sdk.js` the script that
 * stands in for the public one of a provider that has it, and `/__sandbox/kyc/websdk?token=` what that one frames.
 */
export async function answerIdentity(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , , name = "", ...rest] = url.pathname.split("/");
  if (rest.length === 0 && name === "sdk.js") return sdkReply(world.settings.url);
  const requested = url.searchParams.get("locale") ?? "";
  // The script is told a language alone.
  const locale =
    (requested && localeCodes.find((code) => code.toLowerCase().startsWith(requested.toLowerCase()))) ||
    defaultLocale;
  const check = rest.length > 0 ? undefined : findCheck(world, name, url.searchParams);
  if (!check) return leftPage(locale, name === "websdk" ? "expired" : "unknown");
  const happened = request.method === "POST" ? await act(world, check, request) : "shown";
  const { player, action } = check;
  const reviewOf = action ? player.applicant?.actions[action] : player.applicant?.review;
  return checkPage({
    locale,
    address: url.pathname + url.search,
    isAction: action !== undefined,
    isInReview: Boolean(reviewOf),
    happened,
  });
}

function findCheck(world: World, name: string, query: URLSearchParams): Check | undefined {
  const token = query.get("token") ?? "";
  const issued = name === "websdk" ? world.state.identityTokens.get(token) : undefined;
  const now = world.clock.now();
  if (name === "websdk" && (!issued || issued.until <= now)) return undefined;
  for (const player of world.state.players.values()) {
    if (!player.applicant || (issued ? player.uid !== issued.uid : player.applicant.id !== name)) continue;
    catchUp({ world, now }, player);
    return { player, action: issued ? issued.action : (query.get("action") ?? undefined) };
  }
  return undefined;
}

/** Which button was pressed: documents are handed in, or the review is over at once. */
async function act(world: World, { player, action }: Check, request: Request): Promise<Happened> {
  const fields = new URLSearchParams(await request.text());
  const now = world.clock.now();
  const choice = fields.get("choice");
  if (choice === "approve" || choice === "reject") {
    const answer = choice === "approve" ? "GREEN" : "RED";
    if (action) {
      handIn(player, answer, 0, action);
      settleReviews({ now }, player);
    } else {
      if (player.applicant) player.applicant.review = null;
      decide(player, answer);
    }
    return choice === "approve" ? "approved" : "rejected";
  }
  handIn(player, fields.get("document") === "blurred" ? "RED" : "GREEN", now, action);
  return "submitted";
}
