import type { Sandbox, SandboxOptions } from "../../../sandbox/start";
import type { GatewayRule } from "../../support/gateway";

/** Where an operator looks, in the order of the table's columns. */
export const instruments = ["start", "operator", "check", "probe", "metrics", "readyz"] as const;
export type Instrument = (typeof instruments)[number];

/**
 * What an instrument says of a row: words that it prints (of `metrics`: the alert that fires where it goes on like that), or
 * why it cannot see it.
 */
export type Cell = string | { cannot: string };

/** `own`: the site's settings and processes; `drift`: what was well at the start. */
export type Kind = "content" | "platform" | "own" | "drift";

/** Addresses of the site and the servers around it. */
export interface Scene {
  sandbox: Sandbox;
  content: string;
  platform: string;
  /** The edge in front of the site, which visitors request. */
  edge: string;
  /** The first process itself, and the other one. */
  site: string;
  other: string;
  redis: string;
}

export interface Row {
  /** What is wrong, as the table says it. */
  name: string;
  kind: Kind;
  /** Whether the sample has it. */
  isQuick?: boolean;
  sandbox?: SandboxOptions;
  environment?: (scene: Scene) => Record<string, string>;
  /** Settings of a second process before the same backends. */
  beside?: (scene: Scene) => Record<string, string>;
  /** Options of a Redis that the site has; none without. */
  redis?: readonly string[];
  /** Of the content service; plain http without. */
  certificate?: () => { key: Buffer; cert: Buffer };
  /** Gateways in front of the backends and the site; of a drift, only after a while. */
  content?: GatewayRule;
  platform?: GatewayRule;
  edge?: GatewayRule;
  /** What happens before anybody looks; of a drift, after the start. */
  act?: (scene: Scene) => Promise<unknown>;
  cells: Partial<Record<Instrument, Cell>>;
}
