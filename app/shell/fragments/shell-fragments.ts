import type { Fragment } from "~/browser/served-html/fragment";

/** Pre-rendered HTML parts of the layout, shared by all visitors of the same locale and audience. */
export type FragmentName = "menu" | "bottomBar" | "footer" | "userMenu";
export type ShellFragments = Record<FragmentName, Fragment>;
