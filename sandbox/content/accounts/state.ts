import { hour } from "../../world/clock";
import type { LocaleCode } from "../../world/words";

export interface ContentAccount {
  id: number;
  username: string;
  email: string;
  password: string;
  provider: string;
  confirmed: boolean;
  blocked: boolean;
  /** Only editors write. */
  isEditor: boolean;
  createdAt: number;
  /** Sent by mail when the password was forgotten. */
  resetCode?: string;
}

/** What somebody changed in one entry, in order; `fields: null` took it away. */
export interface EntryChange {
  type: string;
  key: string;
  locale: LocaleCode;
  fields: Record<string, unknown> | null;
  /** Saved and not published: for who asks for drafts. */
  isDraft?: boolean;
}

export interface ContentState {
  accounts: ContentAccount[];
  tokens: Map<string, { accountId: number; expiresAt: number }>;
  /** Moments of sign-ins, by the name that was given. */
  signIns: Map<string, number[]>;
  changes: EntryChange[];
}

/** docs/contract.md#7.4. */
export const tokenLife = hour;

const planted: Pick<ContentAccount, "username" | "confirmed" | "blocked" | "isEditor">[] = [
  { username: "editor", confirmed: true, blocked: false, isEditor: true },
  { username: "blocked", confirmed: true, blocked: true, isEditor: false },
  { username: "unconfirmed", confirmed: false, blocked: false, isEditor: false },
];

export function plantContent(origin: number): ContentState {
  return {
    accounts: planted.map((row, index) => ({
      ...row,
      id: index + 1,
      email: `${row.username}@content.test`,
      password: "Sandbox1!",
      provider: "local",
      createdAt: origin,
    })),
    tokens: new Map(),
    signIns: new Map(),
    changes: [],
  };
}
