/** Where a messenger has opened the site: in a frame of its web page, or in a web view of its app. */
export type LaunchSurface = "frame" | "app";

/**
 * Launch parameters that the messenger's script needs; it cannot read them from the URL, which has lost its hash by
 * then.
 */
export interface LaunchedBy {
  version: string;
  platform: string;
  /** Six hexadecimal digits; absent when the hash has none. */
  background?: string;
}

/** Returns the launch parameters of a hash that are no secret, each validated, else its default. */
export function launchedBy(hash: string): LaunchedBy {
  const words = new URLSearchParams(hash);
  const background = /"bg_color":"#([\da-f]{6})"/i.exec(words.get("tgWebAppThemeParams") ?? "")?.[1];
  return checked(words.get("tgWebAppVersion"), words.get("tgWebAppPlatform"), background);
}

/** Serialises the launch of a mini-app's session for its cookie. */
export function writeMark(
  surface: LaunchSurface,
  { version, platform, background = "" }: LaunchedBy,
): string {
  return [surface, version, platform, background].join("~");
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
