import type { Theme } from "~/session/theme";

/** Specification 4. */
export type FullscreenMode = "all" | "telegram" | "product" | "none";

export interface MiniAppSettings {
  /** The platform has taken the launch of this browser. */
  isLaunched: boolean;
  /** The messenger's own script. */
  scriptUrl: string;
  fullscreenMode: FullscreenMode;
  /** Those that the operator offers. */
  themes: readonly Theme[];
}
