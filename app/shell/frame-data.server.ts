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
  /** Only towards scripts: a document carries them as HTML. */
  fragments?: ShellFragments;
}

export async function loadFrameData(context: AppContext): Promise<FrameData> {
  const [player, { themes }, fragments] = await Promise.all([
    readFramePlayer(context),
    context.content.commonData(),
    context.isDataRequest ? loadShellFragments(context) : undefined,
  ]);
  return {
    player,
    themes: themes.map(({ type }) => type),
    isMultilingual: context.locales.length > 1,
    fragments,
  };
}

async function readFramePlayer(context: AppContext): Promise<FramePlayer> {
  const player = await context.player();
  if (player.kind !== "player") return player;
  const { fakename, login } = player.account;
  return { kind: "player", name: fakename || login || "", balances: readBalances(player.account) };
}
