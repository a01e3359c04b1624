import { paths } from "~/paths";

/** Pages of the site whose document has its own policy (`RouteHandle.policy`). */
const ownPolicy: readonly string[] = [paths.verification()];

/**
 * Whether a navigation enters or leaves such a page: it must load a document, because a policy lasts as long as its
 * document. Both paths without locale; `to` may have a query.
 */
export function crossesPolicies(from: string, to: string): boolean {
  return isOwn(from) !== isOwn(to);
}

function isOwn(address: string): boolean {
  return ownPolicy.includes(pathOf(address));
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, "") ?? "";
}
