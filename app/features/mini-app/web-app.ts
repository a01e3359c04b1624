import { loadScript } from "~/browser/custom-code/load-script";
import { tabKeys, writeInTab } from "~/browser/runtime/storage";
import type { MiniAppSettings } from "./mini-app-settings";

export interface Insets {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

type WebAppEvent =
  | "themeChanged"
  | "viewportChanged"
  | "safeAreaChanged"
  | "contentSafeAreaChanged"
  | "fullscreenChanged";

/** The part of the messenger's public API that we use; `mini-app-part.ts` checks versions before it calls. */
export interface WebApp {
  platform: string;
  colorScheme: "dark" | "light";
  viewportStableHeight: number;
  safeAreaInset?: Insets;
  contentSafeAreaInset?: Insets;
  isVersionAtLeast(version: string): boolean;
  onEvent(name: WebAppEvent, handler: () => void): void;
  offEvent(name: WebAppEvent, handler: () => void): void;
  ready(): void;
  expand(): void;
  requestFullscreen(): void;
  disableVerticalSwipes(): void;
  enableClosingConfirmation(): void;
  disableClosingConfirmation(): void;
  setHeaderColor(colour: string): void;
  setBackgroundColor(colour: string): void;
  openLink(url: string): void;
  openTelegramLink(url: string): void;
  BackButton: { show(): void; hide(): void; onClick(run: () => void): void; offClick(run: () => void): void };
  HapticFeedback: {
    impactOccurred(style: "light"): void;
    notificationOccurred(kind: "success" | "error"): void;
  };
}

interface MessengerWindow {
  Telegram?: { WebApp?: WebApp };
}

/** Loads the messenger's script, which finds the launch parameters in its storage instead of the URL. */
export async function loadWebApp({ scriptUrl, launchedBy }: MiniAppSettings): Promise<WebApp> {
  const { version, platform, background } = launchedBy;
  const params = {
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    ...(background && { tgWebAppThemeParams: JSON.stringify({ bg_color: `#${background}` }) }),
  };
  writeInTab(tabKeys.launch, JSON.stringify(params));
  window.addEventListener("message", passOverStyles, { capture: true });
  await loadScript(scriptUrl);
  const { WebApp } = (window as MessengerWindow).Telegram ?? {};
  if (!WebApp) throw new Error("the messenger's script brought nothing");
  return WebApp;
}

/** Drops the scrollbar style that the messenger's web client sends: our CSP would block and report it. */
function passOverStyles(event: MessageEvent): void {
  if (
    event.source === window.parent &&
    typeof event.data === "string" &&
    event.data.includes("set_custom_style")
  )
    event.stopImmediatePropagation();
}
