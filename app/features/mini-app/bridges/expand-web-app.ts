import { fillGames } from "~/features/games/play/fill-games";
import type { MiniApp } from "~/features/mini-app/mini-app";
import type { FullscreenMode } from "~/features/mini-app/mini-app-settings";

/** What goes full screen: the messenger for the mini-app, the site for a game (docs/product.md#4). */
const modes: Record<FullscreenMode, { messenger: boolean; game: boolean }> = {
  all: { messenger: true, game: true },
  telegram: { messenger: true, game: false },
  product: { messenger: false, game: true },
  none: { messenger: false, game: false },
};

/** Desktop clients, where the mini-app stays a window. */
const desks: readonly string[] = ["tdesktop", "macos", "web", "weba", "webk"];

export function expandWebApp({ app, settings }: MiniApp): undefined {
  const { messenger, game } = modes[settings.fullscreenMode];
  if (messenger && !desks.includes(app.platform)) app.requestFullscreen();
  if (game) fillGames();
}
