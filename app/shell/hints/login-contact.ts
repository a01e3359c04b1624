import type { Profile } from "~/platform/entities/account";
import type { AccountInfo } from "~/platform/entities/common";

/** The contact that equals the player's login (docs/contract.md#d106), ignoring case and a leading plus. */
export function loginContact({ login }: Pick<AccountInfo, "login">, contacts: Profile["contacts"]) {
  return [contacts?.email, contacts?.phone].find((one) => one && isLogin({ login }, one.contact));
}

export function isLogin({ login }: Pick<AccountInfo, "login">, contact: string): boolean {
  return login !== undefined && bare(login) === bare(contact);
}

const bare = (text: string) => text.trim().replace(/^\+/, "").toLowerCase();
