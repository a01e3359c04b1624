import type { Theme } from "~/ui/styles/themes";
import type { LaunchedBy } from "./launch-mark";

/** docs/product.md#4. */
export type FullscreenMode = "all" | "telegram" | "product" | "none";

export interface MiniAppSettings {
  launchedBy: LaunchedBy;
  /** The messenger's own script. */
  scriptUrl: string;
  fullscreenMode: FullscreenMode;
  /** The themes that the operator offers. */
  themes: readonly Theme[];
}
