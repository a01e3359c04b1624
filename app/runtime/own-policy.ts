import { paths } from "~/paths";

/** Pages of the site whose document lets more in than others (`RouteHandle.policy`). */
const ownPolicy: readonly string[] = [paths.verification()];

/**
 * Whether a way leads into such a page, or out of it: then it is a page load, because a policy holds as long as its
 * document. Both without locale; `to` may have a query.
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
