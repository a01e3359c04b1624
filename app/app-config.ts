import type { ChatSetting } from "~/chat/vendors";
import type { Purpose } from "~/consent/consent";

/** Which of the content service's snippets may run. */
export interface CustomCodeSetting {
  /** `pinned`: those whose hash the configuration holds; `nonce`: every enabled one. */
  mode: "off" | "pinned" | "nonce";
  hashes: readonly string[];
  /** Where their scripts may come from, and what they may talk to. */
  origins: readonly string[];
}

/** The provider that identities are checked by. */
export interface IdentitySetting {
  /** Sources of its script and its frame; what is not among them is neither loaded nor embedded. */
  origins: readonly string[];
  /** Its web SDK, where that is not at the address that everybody knows. */
  sdkUrl: string | undefined;
}

/** The messenger that the site can be a mini-app of. */
export interface MessengerSetting {
  /** Its script for mini-apps. */
  scriptUrl: string;
  /** Sites that its mini-apps run in frames of. */
  parents: readonly string[];
}

/** Scripts of others that count visits and tell devices apart: where they lie, and the sources that pages may use. */
export interface TrackingSetting {
  tagManager: { url: string; origins: readonly string[] };
  fingerprint: { url: string; origins: readonly string[]; purpose: Purpose };
}

/** What the app needs of the configuration; read and validated once by `server/config.ts`. */
export interface AppConfig {
  platformUrl: string;
  contentUrl: string;
  /** Where browsers reach the backends themselves; without it they do not, and get pictures through our own host. */
  platformPublicUrl: string | undefined;
  contentPublicUrl: string | undefined;
  contentApiPrefix: string;
  contentApiVersion: 3 | 4 | 5;
  contentApiToken: string | undefined;
  /** Content for everybody is kept at least as long as that, whatever its headers say (contract O23). */
  contentFreshSeconds: number;
  /** Where the last good replies of the boot reads are kept; undefined: nowhere. */
  bootSnapshotDir: string | undefined;
  sessionSecret: string;
  /** The first of the site's public origins: what is read for no visitor is read for it. */
  mainOrigin: string;
  /** Sources of `FRAME_PARENTS`: sites that may frame our forms. */
  frameParents: readonly string[];
  identity: IdentitySetting;
  messenger: MessengerSetting;
  siteTimeZone: string;
  defaultCountry: string | undefined;
  customCode: CustomCodeSetting;
  tracking: TrackingSetting;
  /** Whether visitors are asked what code of others may be there for. */
  asksConsent: boolean;
  /** Years that visitors have to say they are; undefined: nobody is asked. */
  minimumAge: number | undefined;
  chat: ChatSetting;
  /** Browsers keep a service worker of ours; otherwise the one they have is taken away. */
  hasServiceWorker: boolean;
  /** Build version, sent upstream as `v`. */
  version: string;
  isProduction: boolean;
}
