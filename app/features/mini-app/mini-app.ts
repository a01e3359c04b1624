import type { RuntimeContext } from "~/browser/runtime/part";
import type { MiniAppSettings } from "~/features/mini-app/mini-app-settings";
import type { WebApp } from "~/features/mini-app/web-app";

export interface MiniApp {
  app: WebApp;
  settings: MiniAppSettings;
  runtime: RuntimeContext;
}
