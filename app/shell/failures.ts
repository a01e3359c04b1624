import { data } from "@remix-run/node";
import type { HelpOrganisation } from "~/shell/help/help.server";
import type { FrameData } from "./frame-data";

/** What the error pages know of a failure: the only shape that is ever thrown towards a browser. */
export interface FailureData {
  /** Stable code: an upstream type, or one of our own (`PAGE_NOT_FOUND`, `IDENTITY_UNKNOWN`, ...). */
  code: string;
  /** Set only for accounts that may not play: leads to the user block page (contract 2, D17). */
  type?: string;
  /** Why an account may not play, when it is one of the reasons that we have words for. */
  reason?: BlockReason;
  /** When this is over, ISO 8601. */
  until?: string;
  /** Who helps, for an account that its player has closed; words in the visitor's language. */
  help?: { title: string; text: string; organisations: HelpOrganisation[] };
  /** Title of the document of that page, in the visitor's words. */
  title?: string;
  /** Default picture of the page that this failure becomes. */
  picture?: string;
  requestId?: string;
  /** Seconds until asking again may help, where they are known. */
  seconds?: number;
  /** Where what the page wants first is done, and back; the label in the visitor's words, the path without locale. */
  way?: { label: string; path: string };
  /** Where our own code failed; only while the site is developed. */
  stack?: string;
  /** What stands around the page, where no loader brings it: the game layout has none, and the others' may fail. */
  frame?: FrameData;
}

/** Reasons of a ban or an exclusion with a sentence of their own; any other has the general one. */
export const blockReasons = ["self_exclusion", "terms_violation"] as const;
export type BlockReason = (typeof blockReasons)[number];

export function failure(status: number, body: FailureData) {
  return data(body, { status });
}

/** Thrown by a loader whose path names nothing. */
export function notFound() {
  return failure(404, { code: "PAGE_NOT_FOUND" });
}

/** Thrown where no route matches at all (product 8: "Page not found", without the path). */
export function routeNotFound() {
  return failure(404, { code: "ROUTE_NOT_FOUND" });
}
