import type { MiniAppSettings } from "~/mini-app/mini-app-settings";
import type { WebApp } from "~/mini-app/web-app";
import type { RuntimeContext } from "~/runtime/part";

export interface MiniApp {
  app: WebApp;
  settings: MiniAppSettings;
  runtime: RuntimeContext;
}
