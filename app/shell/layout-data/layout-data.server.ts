import { readBalances } from "~/browser/runtime/balance/balance";
import { readIdleLimits } from "~/browser/runtime/idle/read-idle-limits.server";
import type { BalanceRefresh } from "~/content/config/cms-config";
import type { AppContext } from "~/context/app-context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { type Player, playerSessionKey } from "~/session/player.server";
import { rememberInterval } from "~/session/reality-check/reality-check.server";
import { loadShellFragments } from "~/shell/fragments/fragments.server";
import { waitingOffers } from "~/shell/header/waiting-offers.server";
import type { LayoutData, LayoutPlayer, OwnLayout, SharedLayout, Viewer } from "./layout-data";
import { loadLayoutParts } from "./layout-parts.server";

/**
 * Loads the layout's data. A failed player lookup makes the player `unknown` here; the guards decide if it ends the
 * page.
 */
export async function loadLayoutData(context: AppContext, hasFailed = false): Promise<LayoutData> {
  const [shared, own] = await Promise.all([loadSharedLayout(context), readOwnLayout(context, hasFailed)]);
  return { ...shared, ...own };
}

/** What is the same for all viewers of a kind. */
export async function loadSharedLayout(context: AppContext): Promise<SharedLayout> {
  const [viewer, { themes }, { product, games }, fragments] = await Promise.all([
    context.viewer().catch(() => "unknown" as const),
    context.content.commonData(),
    context.content.config(),
    loadShellFragments(context),
  ]);
  const isPlayer = viewer === "player";
  return {
    themes: themes.map(({ type }) => type),
    isMultilingual: context.locales.length > 1,
    hallCategory: games.hall.defaultCategory,
    balanceRefresh: isPlayer ? enabledRefresh(product.functionalSettings.settingsForUpdBalance) : undefined,
    idle: isPlayer ? await readIdleLimits(context) : undefined,
    breakNow: breakNowAt(context, viewer, "head"),
    fragments,
  };
}

/** What is one player's own. */
export async function readOwnLayout(context: AppContext, hasFailed = false): Promise<OwnLayout> {
  const viewer = context.player().catch(() => unknown);
  const [player, parts, waiting] = await Promise.all([
    viewer.then((found) => toLayoutPlayer(found, playerSessionKey(context.cookies))),
    viewer.then((found) =>
      found.kind === "player" ? loadLayoutParts(context, found.account.uid, hasFailed) : {},
    ),
    waitingOffers(context),
    rememberInterval(context),
  ]);
  return { player, ...parts, waiting: waiting.length > 0 ? waiting : undefined };
}

export async function loadViewer(context: AppContext): Promise<Viewer> {
  const [player] = await Promise.all([context.player().catch(() => unknown), rememberInterval(context)]);
  const { kind } = player;
  return {
    viewer: kind,
    sessionKey: kind === "player" ? playerSessionKey(context.cookies) : undefined,
    uid: player.kind === "player" ? player.account.uid : undefined,
    idle: kind === "player" ? await readIdleLimits(context) : undefined,
    breakNow: breakNowAt(context, kind, "game"),
  };
}

/** The words of the break that this player can take by one press at a place of the page. */
export function breakNowAt({ config, t }: AppContext, viewer: LayoutPlayer["kind"], place: "head" | "game") {
  const { panic } = config.market ?? {};
  if (viewer !== "player" || !panic?.places.includes(place)) return undefined;
  return t("common.breakNow", { period: t(`profile.responsible.periods.${panic.period}` as MessageKey) });
}

const unknown: Player = { kind: "unknown" };

function toLayoutPlayer(player: Player, sessionKey: string): LayoutPlayer {
  if (player.kind !== "player") return { kind: player.kind };
  const { fakename, login, uid } = player.account;
  return {
    kind: "player",
    name: fakename || login || "",
    balances: readBalances(player.account),
    sessionKey,
    uid,
  };
}

function enabledRefresh(settings: BalanceRefresh): BalanceRefresh | undefined {
  return settings.isEnabledInterval || settings.isEnabledRequestsAfterClick ? settings : undefined;
}
