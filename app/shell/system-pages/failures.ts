import { data } from "@remix-run/node";
import type { HelpOrganisation } from "~/shell/help/help.server";
import type { LayoutData } from "~/shell/layout-data/layout-data";
import { GAME_NOT_OFFERED } from "./failure-words";

/** Data of an error page: the only error shape that is ever sent to a browser. */
export interface FailureData {
  /** Stable code: an upstream type, or one of our own (`PAGE_NOT_FOUND`, `IDENTITY_UNKNOWN`, ...). */
  code: string;
  /** Set only for accounts that may not play: shows the user block page (docs/contract.md#2, #d17). */
  type?: string;
  /** Why an account may not play, if there is a translated text for the reason. */
  reason?: BlockReason;
  /** End of the maintenance or exclusion, ISO 8601. */
  until?: string;
  /** Help organisations for a self-excluded player; texts in the visitor's locale. */
  help?: { title: string; text: string; organisations: HelpOrganisation[] };
  /** Document title of the error page, translated. */
  title?: string;
  /** URL of the operator's image for this error page. */
  picture?: string;
  requestId?: string;
  /** Seconds until a retry may succeed, if known. */
  seconds?: number;
  /** Link to what has to be done first, from where the player returns; label translated, path without locale. */
  way?: { label: string; path: string };
  /** Stack trace; in development only. */
  stack?: string;
  /**
   * Data of the site's layout where no layout loader provides it: in the game layout, or after the layout's failure.
   */
  layout?: LayoutData;
}

/** Reasons of a block that have their own text; any other gets the general one. */
export const blockReasons = ["self_exclusion", "terms_violation"] as const;
export type BlockReason = (typeof blockReasons)[number];

export function failure(status: number, body: FailureData) {
  return data(body, { status });
}

/** Thrown by a loader whose path parameter names nothing that exists. */
export function notFound() {
  return failure(404, { code: "PAGE_NOT_FOUND" });
}

/** Thrown for an unknown game in a market that hides games: it may be hidden or not exist. */
export function gameNotOffered() {
  return failure(404, { code: GAME_NOT_OFFERED });
}

/** Thrown when no route matches (docs/product.md#8: "Page not found", without the path). */
export function routeNotFound() {
  return failure(404, { code: "ROUTE_NOT_FOUND" });
}
