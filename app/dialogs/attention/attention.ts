import type { RouteHandle } from "~/context/route-handle";

/**
 * Everything that opens or appears by itself, in order of precedence (docs/product.md#10.4). A duty opens at once, over
 * every page, and is not counted. A session shows one of the offers, and none on pages that hide offers. What a link or
 * an address requests is not listed. What stays beside the page has its space in `app/ui/styles/tokens.css`.
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

/** Sorts by precedence; what is not listed was requested, and comes last. */
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
