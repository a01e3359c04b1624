import { loadScript } from "~/browser/custom-code/load-script";
import { type ProviderEvent, readSdkEvent, sdkEvents } from "./providers";
import type { TokenRefresher } from "./token-refresher";

/** The part of the provider SDK's public API that we use. */
interface SdkBuilder {
  withConf(conf: { lang: string; theme: string }): SdkBuilder;
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): SdkBuilder;
  on(event: string, handler: (payload: unknown) => void): SdkBuilder;
  build(): { launch(selector: string): void; destroy?(): void };
}
interface SdkWindow {
  snsWebSdk?: { init(token: string, renew: () => Promise<string>): SdkBuilder };
}

interface Launch {
  script: string;
  selector: string;
  lang: string;
  theme: string;
  tokens: TokenRefresher;
  onShown: () => void;
  onEvent: (event: ProviderEvent) => void;
  /** Called when the SDK cannot be shown. */
  onFailure: () => void;
}

/**
 * Shows the provider's SDK at `selector` and returns the function that ends it. Failures are logged and reported to
 * `onFailure`, never thrown.
 */
export function launchSdk({ script, selector, lang, theme, tokens, ...handlers }: Launch): () => void {
  let isOver = false;
  let shown: ReturnType<SdkBuilder["build"]> | undefined;

  async function start() {
    if (!(window as SdkWindow).snsWebSdk) await loadScript(script);
    const sdk = (window as SdkWindow).snsWebSdk;
    if (!sdk) throw new Error("the script brought no SDK");
    const token = await tokens.current();
    if (isOver) return;
    const builder = sdk
      .init(token, tokens.renewed)
      .withConf({ lang, theme })
      .withOptions({ addViewportTag: false, adaptIframeHeight: true });
    for (const name of Object.keys(sdkEvents)) builder.on(name, (payload) => handle(name, payload));
    shown = builder.build();
    shown.launch(selector);
    handlers.onShown();
  }

  function handle(name: string, payload: unknown) {
    const event = isOver ? null : readSdkEvent(name, payload);
    if (event) handlers.onEvent(event);
  }

  start().catch((error: unknown) => {
    if (isOver) return;
    // biome-ignore lint/suspicious/noConsole: failures of another's script are logged (docs/product.md#8)
    console.warn(`identity check: ${error}`);
    handlers.onFailure();
  });
  return () => {
    isOver = true;
    shown?.destroy?.();
  };
}
