import { type ChatSources, sourcesOf } from "../app/features/chat/vendors";
import { admits, type DocumentPolicy, TRUST_POLICY } from "../app/routing/addresses/document-policies";
import type { ServerConfig } from "./config";

type Settings = Pick<ServerConfig, "imageOrigins" | "gameFrameOrigins"> & {
  app: Pick<
    ServerConfig["app"],
    | "sportsbookOrigins"
    | "paymentOrigins"
    | "paymentScriptOrigins"
    | "platformPublicUrl"
    | "contentPublicUrl"
    | "frameParents"
    | "preview"
    | "customCode"
    | "identity"
    | "chat"
    | "messenger"
    | "tracking"
  >;
};

/** How a document's own inline scripts are allowed: a per-response nonce, or hashes for a document that is cached. */
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
 * Policies of documents. A document with a nonce gets three, of which browsers enforce all: the strict-dynamic one, and
 * two host lists that contain it. The first wants the nonce of what runs inline (strict-dynamic alone lets an injected
 * module preload run, and in Firefox a script's text). The second does not know it: modules inherit the nonce and
 * scripts can copy it, and would load from anywhere (docs/decisions/164-hosts-without-the-nonce.md). A shared document
 * lists its scripts' hashes, so its own policy already is a host list.
 */
export function createDocumentPolicies(settings: Settings): DocumentPolicies {
  const media = unique([
    ...settings.imageOrigins,
    ...[settings.app.contentPublicUrl, settings.app.platformPublicUrl].flatMap((url) =>
      url ? new URL(url).origin : [],
    ),
  ]);
  const games = settings.gameFrameOrigins.length > 0 ? settings.gameFrameOrigins : ["https:"];
  const { sportsbookOrigins, paymentOrigins: payments, paymentScriptOrigins: paymentScripts } = settings.app;
  const identity = settings.app.identity.origins;
  const agent = settings.app.tracking.fingerprint.origins;

  const { messenger, preview } = settings.app;
  /** Nobody else, the site included, gets drafts into a frame. */
  const previewParents = preview?.parents.length ? preview.parents : ["'none'"];
  const messengerScript = new URL(messenger.scriptUrl).origin;
  /** Messengers may frame every document, including those meant for partners' frames. */
  const parentsOf = (policy: DocumentPolicy, { takesMessengers, isPreview }: DocumentNeeds) =>
    isPreview
      ? previewParents
      : [
          "'self'",
          ...(policy === "frame" ? settings.app.frameParents : []),
          ...(takesMessengers ? messenger.parents : []),
        ];

  const { chat } = settings.app;
  /** CSP sources of the configured chat widgets, on the documents that have a chat. */
  const chatNeeds = (name: keyof ChatSources, policy: DocumentPolicy): string[] =>
    admits(policy, "chat") ? unique(chat.vendors.flatMap((vendor) => sourcesOf(chat, vendor)[name])) : [];

  const foreign: Record<DocumentPolicy, readonly string[]> = {
    site: unique([...settings.app.customCode.origins, ...settings.app.tracking.tagManager.origins, ...agent]),
    frame: [],
    identity: unique([...settings.app.customCode.origins, ...identity]),
    mail: [],
    payment: paymentScripts,
  };
  const scriptsOf = (policy: DocumentPolicy, isLaunched: boolean) =>
    unique([
      ...foreign[policy],
      ...chatNeeds("script", policy),
      ...(isLaunched && admits(policy, "messenger") ? [messengerScript] : []),
    ]);

  const framed: Record<DocumentPolicy, readonly string[]> = {
    site: unique(["'self'", ...games, ...sportsbookOrigins]),
    frame: ["'none'"],
    identity: ["'self'", ...identity],
    mail: ["'none'"],
    payment: unique(["'self'", ...payments, ...paymentScripts]),
  };
  /** Also holds for redirects after a submission: a provider that redirects to another one needs both in the list. */
  const formTargets = (policy: DocumentPolicy) => (policy === "payment" ? payments : []);

  function directives(
    trust: ScriptTrust,
    policy: DocumentPolicy,
    origin: string,
    needs: DocumentNeeds,
  ): string {
    const isSecure = origin.startsWith("https:");
    const need = (name: keyof ChatSources) => chatNeeds(name, policy);
    return [
      "default-src 'none'",
      `script-src ${scriptSources(trust, scriptsOf(policy, needs.isLaunched))}`,
      `style-src 'self' ${styleSources(trust)}`.trim(),
      // All supported chat widgets inject style elements without a nonce.
      ...(need("style").length > 0
        ? [["style-src-elem 'self' 'unsafe-inline'", ...need("style")].join(" ")]
        : []),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...unique([...media, ...foreign[policy], ...need("img")])].join(" "),
      ["font-src 'self'", ...need("font")].join(" "),
      ["media-src 'self'", ...unique([...media, ...need("media")])].join(" "),
      ["connect-src 'self'", ...unique([...foreign[policy], ...need("connect")])].join(" "),
      `frame-src ${unique([...framed[policy], ...need("frame")]).join(" ")}`,
      // The fingerprint agent starts a worker from a blob URL.
      policy === "site" && agent.length > 0 ? "worker-src 'self' blob:" : "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      ["form-action 'self'", ...formTargets(policy)].join(" "),
      `frame-ancestors ${parentsOf(policy, needs).join(" ")}`,
      ...(trustedTypes[policy] ? ["require-trusted-types-for 'script'", trustedTypes[policy]] : []),
      ...(isSecure ? ["upgrade-insecure-requests"] : []),
      ...reporting(origin),
    ].join("; ");
  }

  /** The policies of Trusted Types that are let where they are enforced; elsewhere breaches are reported. */
  const trustedTypes: Partial<Record<DocumentPolicy, string>> = {
    frame: "trusted-types 'none'",
    ...(paymentScripts.length === 0 && { payment: `trusted-types ${TRUST_POLICY}` }),
  };

  const headersOf = (
    trust: ScriptTrust,
    policy: DocumentPolicy,
    origin: string,
    needs: DocumentNeeds,
  ): PolicyHeaders => {
    const strict = directives(trust, policy, origin, needs);
    const { isLaunched } = needs;
    const containedBy = (inline: string) =>
      [
        ["script-src", inline, "'self'", ...scriptsOf(policy, isLaunched)].join(" "),
        ...reporting(origin),
      ].join("; ");
    return {
      "Content-Security-Policy":
        "nonce" in trust
          ? [strict, containedBy(`'nonce-${trust.nonce}'`), containedBy("'unsafe-inline'")]
          : strict,
      ...(!trustedTypes[policy] && {
        "Content-Security-Policy-Report-Only": `require-trusted-types-for 'script'; report-uri ${REPORT_PATH}`,
      }),
      "Permissions-Policy": permissionsPolicy({
        games: settings.gameFrameOrigins,
        sportsbook: policy === "site" ? sportsbookOrigins : [],
        identity: policy === "identity" ? identity : [],
        payments: policy === "payment" ? payments : undefined,
      }),
      ...(origin.startsWith("https:") && { "Reporting-Endpoints": `csp="${origin}${REPORT_PATH}"` }),
    };
  };

  /** With a blank for the nonce. As few as there are policies and configured origins. */
  const prepared = new Map<string, PolicyHeaders>();

  return (trust, policy, origin, needs = NO_NEEDS) => {
    if (!("nonce" in trust)) return headersOf(trust, policy, origin, needs);
    const key = [policy, origin, needs.takesMessengers, needs.isLaunched, needs.isPreview].join(" ");
    const headers = prepared.get(key) ?? headersOf({ nonce: BLANK }, policy, origin, needs);
    prepared.set(key, headers);
    return {
      ...headers,
      "Content-Security-Policy": [headers["Content-Security-Policy"]]
        .flat()
        .map((text) => text.split(BLANK).join(trust.nonce)),
    };
  };
}

const NO_NEEDS = { takesMessengers: false, isLaunched: false };

/** Stands for the nonce in a prepared policy; no setting can hold it. */
const BLANK = "{nonce}";

/**
 * Additions to a document's policy that depend on the request or on the operator's settings, not on the
 * configuration.
 */
export interface DocumentNeeds {
  takesMessengers: boolean;
  /** Opened inside a messenger, so the messenger's script is loaded. */
  isLaunched: boolean;
  /** An editor looks at drafts: the content service alone may frame it. */
  isPreview?: boolean;
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

/** Reporting endpoints are sent over https only: browsers ignore them on http and log a warning. */
function reporting(origin: string): string[] {
  return [`report-uri ${REPORT_PATH}`, ...(origin.startsWith("https:") ? ["report-to csp"] : [])];
}

/**
 * Origins that may use a feature: games (none listed: any), the sportsbook what its vendors require, the identity check
 * camera and microphone, and, on payment pages alone, providers that ask the browser for a payment.
 */
interface Permissions {
  games: readonly string[];
  sportsbook: readonly string[];
  identity: readonly string[];
  payments: readonly string[] | undefined;
}

function permissionsPolicy({ games, sportsbook, identity, payments }: Permissions): string {
  const only = (origins: readonly string[]) =>
    `(${["self", ...origins.map((origin) => `"${origin}"`)].join(" ")})`;
  // A frame is given nothing that the page itself has not.
  const sensors = sportsbook.length > 0 ? only(sportsbook) : "()";
  const played = games.length > 0 ? only(unique([...games, ...sportsbook])) : "*";
  const pictures = only(identity);
  return [
    `accelerometer=${sensors}`,
    `autoplay=${only(sportsbook)}`,
    `camera=${pictures}`,
    "clipboard-read=()",
    `clipboard-write=${only(sportsbook)}`,
    "display-capture=()",
    `encrypted-media=${played}`,
    `fullscreen=${played}`,
    "geolocation=()",
    `gyroscope=${sensors}`,
    "hid=()",
    "magnetometer=()",
    `microphone=${pictures}`,
    "midi=()",
    `payment=${payments ? only(payments) : "()"}`,
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

/** Data and resource responses: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Game pages of providers, relayed from the platform (docs/contract.md#3.7). */
export const GAME_POLICY =
  "sandbox allow-scripts allow-forms allow-popups allow-pointer-lock; frame-ancestors 'self'";

/** Allows the development server's scripts, styles and socket, and any vendor's; never part of a build. */
export const DEVELOPMENT_POLICY =
  "default-src 'self' http: https: data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' http: https:; " +
  "style-src 'self' 'unsafe-inline' http: https:; connect-src 'self' ws: wss: http: https:; base-uri 'none'; object-src 'none'";
