import type { BalanceRefresh } from "~/content/entities";
import type { AppContext } from "~/context";
import type { Theme } from "~/session/theme";
import { type Balances, readBalances } from "~/shell/header/balance";
import type { ShellFragments } from "./fragment";
import { loadShellFragments } from "./fragments.server";

export type FramePlayer =
  | { kind: "player"; name: string; balances: Balances }
  | { kind: "visitor" }
  | { kind: "unknown" };

/** What the frame needs of this visit alone; menus and footer are fragments, the same for many. */
export interface FrameData {
  player: FramePlayer;
  themes: Theme[];
  isMultilingual: boolean;
  /** Players only, and only where the operator wants it. */
  balanceRefresh?: BalanceRefresh;
  /** Only towards scripts: a document carries them as HTML. */
  fragments?: ShellFragments;
}

export async function loadFrameData(context: AppContext): Promise<FrameData> {
  const [player, { themes }, { product }, fragments] = await Promise.all([
    readFramePlayer(context),
    context.content.commonData(),
    context.content.config(),
    context.isDataRequest ? loadShellFragments(context) : undefined,
  ]);
  return {
    player,
    themes: themes.map(({ type }) => type),
    isMultilingual: context.locales.length > 1,
    balanceRefresh:
      player.kind === "player" ? wanted(product.functionalSettings.settingsForUpdBalance) : undefined,
    fragments,
  };
}

async function readFramePlayer(context: AppContext): Promise<FramePlayer> {
  const player = await context.player();
  if (player.kind !== "player") return player;
  const { fakename, login } = player.account;
  return { kind: "player", name: fakename || login || "", balances: readBalances(player.account) };
}

function wanted(settings: BalanceRefresh): BalanceRefresh | undefined {
  return settings.isEnabledInterval || settings.isEnabledRequestsAfterClick ? settings : undefined;
}
