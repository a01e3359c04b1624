import { type ChatSources, sourcesOf } from "../app/chat/vendors";
import type { ServerConfig } from "./config";

export type DocumentPolicy = "site" | "frame" | "identity";

type Settings = Pick<ServerConfig, "imageOrigins" | "gameFrameOrigins" | "paymentOrigins"> & {
  app: Pick<
    ServerConfig["app"],
    | "platformPublicUrl"
    | "contentPublicUrl"
    | "frameParents"
    | "customCode"
    | "identity"
    | "chat"
    | "messenger"
    | "tracking"
  >;
};

/** What allows a document's own scripts: a fresh nonce, or the hashes of a document that many will see. */
export type ScriptTrust =
  | { nonce: string }
  | { scriptHashes: readonly string[]; styleHashes: readonly string[] };

export interface PolicyHeaders {
  "Content-Security-Policy": string | string[];
  "Content-Security-Policy-Report-Only"?: string;
  "Permissions-Policy"?: string;
  "Reporting-Endpoints"?: string;
}

const REPORT_PATH = "/_r";

/**
 * Policies of documents. A document with a nonce gets two: the strict one, and a list of hosts that contains it
 * (a browser enforces both; alone the strict one lets an injected module preload run). A shared document lists
 * the hashes of its scripts, which is a list of hosts by itself.
 */
export function createDocumentPolicies(settings: Settings): DocumentPolicies {
  const media = unique([
    ...settings.imageOrigins,
    ...[settings.app.contentPublicUrl, settings.app.platformPublicUrl].flatMap((url) =>
      url ? new URL(url).origin : [],
    ),
  ]);
  const isFramesOpen = settings.gameFrameOrigins.length === 0 || settings.paymentOrigins.length === 0;
  const frames = unique([
    ...settings.gameFrameOrigins,
    ...settings.paymentOrigins,
    ...(isFramesOpen ? ["https:"] : []),
  ]);
  // A form is also stopped where its answer leads on to a provider: without a list any of them has to do.
  const formTargets = settings.paymentOrigins.length > 0 ? settings.paymentOrigins : ["https:"];
  const identity = settings.app.identity.origins;
  const agent = settings.app.tracking.fingerprint.origins;

  const { messenger } = settings.app;
  const messengerScript = new URL(messenger.scriptUrl).origin;
  /** In a messenger's frame the site is what it is elsewhere, pages for partners' frames included. */
  const parentsOf = (policy: DocumentPolicy, takesMessengers: boolean) => [
    "'self'",
    ...(policy === "frame" ? settings.app.frameParents : []),
    ...(takesMessengers ? messenger.parents : []),
  ];

  const { chat } = settings.app;
  /** What the chats of the configuration need; pages in frames of partners show none. */
  const chatNeeds = (name: keyof ChatSources, policy: DocumentPolicy): string[] =>
    policy === "frame" ? [] : unique(chat.vendors.flatMap((vendor) => sourcesOf(chat, vendor)[name]));

  // Pages in frames of partners hold no code of others.
  const foreign: Record<DocumentPolicy, readonly string[]> = {
    site: unique([...settings.app.customCode.origins, ...settings.app.tracking.tagManager.origins, ...agent]),
    frame: [],
    identity: unique([...settings.app.customCode.origins, ...identity]),
  };
  const scriptsOf = (policy: DocumentPolicy, isLaunched: boolean) =>
    unique([
      ...foreign[policy],
      ...chatNeeds("script", policy),
      ...(isLaunched && policy !== "frame" ? [messengerScript] : []),
    ]);

  // Nobody plays or pays on the page of the identity check: where its provider is named, it frames that one alone.
  const framed: Record<DocumentPolicy, readonly string[]> = {
    site: ["'self'", ...frames],
    frame: ["'none'"],
    identity: ["'self'", ...(identity.length > 0 ? identity : frames)],
  };

  function directives(
    trust: ScriptTrust,
    policy: DocumentPolicy,
    origin: string,
    { takesMessengers, isLaunched }: DocumentNeeds,
  ): string {
    const isSecure = origin.startsWith("https:");
    const need = (name: keyof ChatSources) => chatNeeds(name, policy);
    return [
      "default-src 'none'",
      `script-src ${scriptSources(trust, scriptsOf(policy, isLaunched))}`,
      `style-src 'self' ${styleSources(trust)}`.trim(),
      // Every one of the chats writes style elements into the page, without a nonce.
      ...(need("style").length > 0
        ? [["style-src-elem 'self' 'unsafe-inline'", ...need("style")].join(" ")]
        : []),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...unique([...media, ...foreign[policy], ...need("img")])].join(" "),
      ["font-src 'self'", ...need("font")].join(" "),
      ["media-src 'self'", ...unique([...media, ...need("media")])].join(" "),
      ["connect-src 'self'", ...unique([...foreign[policy], ...need("connect")])].join(" "),
      `frame-src ${unique([...framed[policy], ...need("frame")]).join(" ")}`,
      // The fingerprint agent works in a worker that it makes by itself.
      policy === "site" && agent.length > 0 ? "worker-src 'self' blob:" : "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self' ${policy === "frame" ? "" : formTargets.join(" ")}`.trim(),
      `frame-ancestors ${parentsOf(policy, takesMessengers).join(" ")}`,
      ...(policy === "frame" ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
      ...(isSecure ? ["upgrade-insecure-requests"] : []),
      ...reporting(origin),
    ].join("; ");
  }

  return (trust, policy, origin, needs = { takesMessengers: false, isLaunched: false }) => {
    const strict = directives(trust, policy, origin, needs);
    const { isLaunched } = needs;
    const containment =
      "nonce" in trust &&
      [
        [`script-src 'nonce-${trust.nonce}' 'self'`, ...scriptsOf(policy, isLaunched)].join(" "),
        ...reporting(origin),
      ].join("; ");
    return {
      "Content-Security-Policy": containment ? [strict, containment] : strict,
      ...(policy !== "frame" && {
        "Content-Security-Policy-Report-Only": `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}`,
      }),
      "Permissions-Policy": permissionsPolicy(settings, policy === "identity" ? identity : []),
      ...(origin.startsWith("https:") && { "Reporting-Endpoints": `csp="${origin}${REPORT_PATH}"` }),
    };
  };
}

/** What a document lets in beside what the configuration says, because the operator has it. */
export interface DocumentNeeds {
  takesMessengers: boolean;
  /** A messenger has opened the site here, and its script runs. */
  isLaunched: boolean;
}

export type DocumentPolicies = (
  trust: ScriptTrust,
  policy: DocumentPolicy,
  origin: string,
  needs?: DocumentNeeds,
) => PolicyHeaders;

function scriptSources(trust: ScriptTrust, foreign: readonly string[]): string {
  if ("nonce" in trust) return `'nonce-${trust.nonce}' 'strict-dynamic'`;
  return ["'self'", ...trust.scriptHashes.map((hash) => `'sha256-${hash}'`), ...foreign].join(" ");
}

function styleSources(trust: ScriptTrust): string {
  if ("nonce" in trust) return `'nonce-${trust.nonce}'`;
  return trust.styleHashes.map((hash) => `'sha256-${hash}'`).join(" ");
}

/** Endpoints are named only over https: browsers ignore them elsewhere, and say so in the console. */
function reporting(origin: string): string[] {
  return [`report-uri ${REPORT_PATH}`, ...(origin.startsWith("https:") ? ["report-to csp"] : [])];
}

/** `identity`: who may ask for a picture of the player, on the page that it is for. */
function permissionsPolicy(
  { gameFrameOrigins, paymentOrigins }: Settings,
  identity: readonly string[],
): string {
  const only = (origins: readonly string[]) =>
    `(${["self", ...origins.map((origin) => `"${origin}"`)].join(" ")})`;
  const quoted = (origins: readonly string[]) => (origins.length > 0 ? only(origins) : "*");
  const games = quoted(gameFrameOrigins);
  const pictures = only(identity);
  return [
    "accelerometer=()",
    "autoplay=(self)",
    `camera=${pictures}`,
    "clipboard-read=()",
    "clipboard-write=(self)",
    "display-capture=()",
    `encrypted-media=${games}`,
    `fullscreen=${games}`,
    "geolocation=()",
    "gyroscope=()",
    "hid=()",
    "magnetometer=()",
    `microphone=${pictures}`,
    "midi=()",
    `payment=${quoted(paymentOrigins)}`,
    "publickey-credentials-get=(self)",
    "screen-wake-lock=(self)",
    "serial=()",
    "usb=()",
    "xr-spatial-tracking=()",
  ].join(", ");
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** Data and resource routes: nothing in them is ever run or framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Game pages of providers, passed on from the platform (contract 3.7). */
export const GAME_POLICY =
  "sandbox allow-scripts allow-forms allow-popups allow-pointer-lock; frame-ancestors 'self'";

/** The development server's own scripts, styles and socket; never part of a build. */
export const DEVELOPMENT_POLICY =
  "default-src 'self' http: https: data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; " +
  "style-src 'self' 'unsafe-inline'; connect-src 'self' ws: http:; base-uri 'none'; object-src 'none'";
