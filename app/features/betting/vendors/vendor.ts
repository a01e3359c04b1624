/** What a message of the frame means to the page. */
export type Meaning =
  | "ready"
  | "signIn"
  | "register"
  | "deposit"
  | "balance"
  | "path"
  | "height"
  | "betslip"
  | "scrollTop"
  | "session"
  | "error"
  | "close";

/** A message with these values, by dotted names, has a meaning. */
export interface Rule {
  when: Readonly<Record<string, string | number | boolean>>;
  means: Meaning;
  /** Dotted name of the value that comes with it: a path, a height in pixels, whether the slip is open. */
  take?: string;
}

/** What the page sends to the frame. */
export type FrameNews = "signedOut" | "theme" | "viewport";

/** `$theme`, `$height`, `$top` in it are filled in. */
interface Post {
  on: FrameNews;
  post: Readonly<Record<string, unknown>>;
}

/** Features that a frame may be given. */
type Right =
  | "accelerometer"
  | "autoplay"
  | "clipboard-write"
  | "encrypted-media"
  | "fullscreen"
  | "gyroscope"
  | "picture-in-picture"
  | "web-share";

/** What a sandboxed frame may do; never move the page that it stands in. */
type Permission =
  | "allow-scripts"
  | "allow-same-origin"
  | "allow-forms"
  | "allow-popups"
  | "allow-pointer-lock"
  | "allow-downloads";

/**
 * An address below `/betting`, and the vendor's own for it. `:name` is one segment, `:rest*` (last) all that follow.
 * Theirs is a path, or a query from `?` on.
 */
export interface Route {
  ours: string;
  theirs: string;
}

/**
 * `viewport`: the frame is as high as the window and scrolls by itself. `reported`: it is as high as it says, and the
 * page scrolls. In pixels.
 */
type Box = { kind: "viewport" } | { kind: "reported"; min: number; max: number };

/** How one vendor's sportsbook is embedded (docs/guides/sportsbook.md#a-row). */
export interface Vendor {
  rights: { allow: readonly Right[]; sandbox: readonly Permission[] };
  /** `isJson`: messages are texts of JSON, otherwise objects. */
  hears: { isJson?: true; rules: readonly Rule[] };
  says: readonly Post[];
  /** The first that fits. */
  routes: readonly Route[];
  box: Box;
}

export const usualRights: Vendor["rights"] = {
  allow: ["autoplay", "fullscreen", "encrypted-media"],
  sandbox: ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-pointer-lock"],
};

export const wholeWindow: Box = { kind: "viewport" };
