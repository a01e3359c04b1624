import { paths } from "~/routing/paths";

/**
 * Policy classes of documents: the site's pages, pages that partners may frame, the identity check's page, pages whose
 * address holds a contact or a code of a mail, and payment pages; on the last two nothing of others runs, as it could
 * send what it reads there (docs/decisions/188-payment-pages.md). A policy lasts as long as its
 * document, so a navigation from one class to another loads a document.
 */
export type DocumentPolicy = "site" | "frame" | "identity" | "mail" | "payment";

/** Code of others that may run beside ours. */
type Guest = "customCode" | "chat" | "tracking" | "messenger";

const guests: Record<DocumentPolicy, readonly Guest[]> = {
  site: ["customCode", "chat", "tracking", "messenger"],
  identity: ["customCode", "messenger"],
  frame: [],
  mail: [],
  payment: [],
};

export function admits(policy: DocumentPolicy, guest: Guest): boolean {
  return guests[policy].includes(guest);
}

/** The class that the handles of a route's branch name. */
export function policyOf({ handles }: { handles: readonly { policy?: DocumentPolicy }[] }): DocumentPolicy {
  return handles.find((handle) => handle.policy)?.policy ?? "site";
}

/** Name of the policy of Trusted Types by which the project writes HTML. */
export const TRUST_POLICY = "croupier";

/** What forms of every page post to, and that leads back to the page: no reason to load its document. */
const comingBack: readonly string[] = [
  paths.theme(),
  paths.rail(),
  paths.hints(),
  paths.loginPrompt(),
  paths.realityCheck(),
  paths.favourites(),
];

/** Paths of the routes whose `handle` names another class than `site`, with all below them. */
const ownPolicies: readonly (readonly [path: string, policy: DocumentPolicy])[] = [
  ["/cashier", "payment"],
  [paths.verification(), "identity"],
  ["/confirmation", "mail"],
  ["/unsubscribe", "mail"],
  [paths.signIn(), "frame"],
  [paths.signUp(), "frame"],
];

/**
 * The class of a path without locale, in any variant that the router accepts, as far as the browser knows: it has the
 * handles of open pages only.
 */
export function policyOfPath(address: string): DocumentPolicy {
  const path = decoded(address.split(/[?#]/, 1)[0] ?? "").toLowerCase();
  return ownPolicies.find(([own]) => path === own || path.startsWith(`${own}/`))?.[1] ?? "site";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a navigation has to load a document. Both addresses without locale. */
export function crossesPolicies(from: string, to: string): boolean {
  return policyOfPath(from) !== policyOfPath(to);
}

/** Whether a form has to be posted by the browser: the page that answers it is of another class. */
export function postsAcross(from: string, to: string): boolean {
  return crossesPolicies(from, to) && !comingBack.includes(to.split("?", 1)[0] ?? "");
}
