/** Parts of the frame that come as finished HTML: the same for everyone with the same locale and audience. */
export type FragmentName = "menu" | "bottomBar" | "footer" | "userMenu";
export type ShellFragments = Record<FragmentName, string>;
