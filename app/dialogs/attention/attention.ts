import type { RouteHandle } from "~/context/route-handle";

/**
 * All that opens or stands by itself, in the order in which one precedes another (docs/product.md#10.4). A duty comes
 * at once, over every page, and is not counted. Of the offers a session sees one, none on pages that hide offers. What somebody asked
 * for by a link or an address is not listed. What stays beside the page has its space in `app/ui/styles/tokens.css`.
 */
export const attention = {
  ageGate: "duty",
  consent: "duty",
  interactivity: "duty",
  realityCheck: "duty",
  marketNotice: "duty",
  newcomerEmail: "offer",
  unseenCashback: "offer",
  confirmHint: "offer",
  registrationHint: "offer",
  campaign: "offer",
} as const satisfies Record<string, "duty" | "offer">;

export type AttentionName = keyof typeof attention;
type Kind = (typeof attention)[AttentionName];
type NameOf<Of extends Kind> = {
  [Name in AttentionName]: (typeof attention)[Name] extends Of ? Name : never;
}[AttentionName];
export type OfferName = NameOf<"offer">;

const order = Object.keys(attention);

/** Names of one class in their order. */
export function namesOf<Of extends Kind>(kind: Of): readonly NameOf<Of>[] {
  return (order as AttentionName[]).filter((name): name is NameOf<Of> => attention[name] === kind);
}

/** Sorts what comes first to the front; what is not listed was asked for, and comes last. */
export function byPrecedence(one: { name: string }, other: { name: string }): number {
  const placeOf = ({ name }: { name: string }) => (order.includes(name) ? order.indexOf(name) : order.length);
  return placeOf(one) - placeOf(other);
}

/** Whether nothing may advertise on the page. */
export function hidesOffers(handles: readonly unknown[]): boolean {
  return handles.some((handle) => offerRuleOf(handle) !== undefined);
}

/** Whether a campaign may not even open where the address names it. */
export function hidesOffersOnRequest(handles: readonly unknown[]): boolean {
  return handles.some((handle) => offerRuleOf(handle) === true);
}

function offerRuleOf(handle: unknown): RouteHandle["hidesOffers"] {
  return (handle as RouteHandle | undefined)?.hidesOffers;
}
