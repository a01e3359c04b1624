/** Where a messenger has opened the site: in a frame of its web page, or in a window of its own. */
export type LaunchPlace = "frame" | "app";

/** What a messenger says of itself, and its script has to be told because the address is empty by then. */
export interface LaunchedBy {
  version: string;
  platform: string;
  /** Six digits; absent where it was not said. */
  background?: string;
}

/** The words of a launch's hash that are no secret, each as it may be or not at all. */
export function launchedBy(hash: string): LaunchedBy {
  const words = new URLSearchParams(hash);
  const background = /"bg_color":"#([\da-f]{6})"/i.exec(words.get("tgWebAppThemeParams") ?? "")?.[1];
  return checked(words.get("tgWebAppVersion"), words.get("tgWebAppPlatform"), background);
}

/** The mark of a mini-app's session, as a cookie holds it. */
export function writeMark(place: LaunchPlace, { version, platform, background = "" }: LaunchedBy): string {
  return [place, version, platform, background].join("~");
}

export function readMark(mark: string): LaunchedBy {
  const [, version, platform, background] = mark.split("~");
  return checked(version, platform, background);
}

function checked(
  version = "" as string | null,
  platform = "" as string | null,
  background?: string,
): LaunchedBy {
  return {
    version: /^\d{1,2}\.\d{1,2}$/.test(version ?? "") ? String(version) : "6.0",
    platform: /^[a-z_]{1,20}$/.test(platform ?? "") ? String(platform) : "unknown",
    ...(/^[\da-f]{6}$/i.test(background ?? "") && { background }),
  };
}
