import type { RecordedCall } from "../../sandbox/world/world";

/** A player made for one test alone. */
export interface TestPlayer {
  login: string;
  password: string;
  uid: number;
}

/** A mail or a text that the sandbox has "sent". */
export interface SentMessage {
  contact: string;
  kind: string;
  code?: string;
  link?: string;
}

/** What a player has, and every movement that led there. */
export interface Ledger {
  balances: Record<string, { amount: string; currency: string }>;
  entries: { pocket: string; amount: { amount: string; currency: string }; reason: string; id: string }[];
}

export interface SandboxControl {
  /** Back to the seed: faults, clock, sessions and patches are gone. */
  reset(): Promise<void>;
  /** A copy of a seeded user under a login of its own. */
  clone(base: string, patch?: Record<string, unknown>): Promise<TestPlayer>;
  patch(uid: number, patch: Record<string, unknown>): Promise<void>;
  /** Standing faults in the grammar of docs/contract.md#7.4, of one player when `uid` is given. */
  fail(faults: string[], uid?: number): Promise<void>;
  /** Every standing fault is over. */
  recover(): Promise<void>;
  config(patch: Record<string, unknown>): Promise<void>;
  advanceClock(milliseconds: number): Promise<void>;
  /** Without those by which the site looks, soon after its start, whether its backends fit. */
  calls(method?: string): Promise<RecordedCall[]>;
  outbox(contact: string): Promise<SentMessage[]>;
  ledger(uid: number): Promise<Ledger>;
}

/** Nothing opens by itself over a page that a test looks at, unless the test wants that. */
const seenEverything = {
  storage: {
    already_seen_cashback_id: "703",
    // After any sign-in there may be, so that those of each session have been seen as well.
    "popup_desert-week": "2999-01-01T00:00:00Z",
    "popup_code-for-you": "2999-01-01T00:00:00Z",
    "popup_take-a-break": "2999-01-01T00:00:00Z",
  },
};

/** Request id of the calls by which a site looks whether its backends fit (app/shell/boot/backend-probe.server.ts). */
const PROBE_ID = "probe";

/** Client of the sandbox's control endpoints (docs/contract.md#7.4). */
export function createSandboxControl(url: string, key = "sandbox"): SandboxControl {
  async function send<T>(verb: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}/__sandbox/${path}`, {
      method: verb,
      headers: { "X-Sandbox-Key": key, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`sandbox ${verb} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    reset: () => send("POST", "reset"),
    clone: (base, patch) => send("POST", "users", { base, patch: { ...seenEverything, ...patch } }),
    patch: (uid, patch) => send("PATCH", `users/${uid}`, patch),
    fail: (faults, uid) => send("POST", "faults", { faults, uid }),
    recover: () => send("DELETE", "faults"),
    config: (patch) => send("PATCH", "config", patch),
    advanceClock: (milliseconds) => send("POST", "clock", { advance_ms: milliseconds }),
    ledger: (uid) => send("GET", `users/${uid}/ledger`),
    outbox: async (contact) =>
      (await send<{ messages: SentMessage[] }>("GET", `outbox?${new URLSearchParams({ contact })}`)).messages,
    calls: async (method) => {
      const { calls } = await send<{ calls: RecordedCall[] }>(
        "GET",
        method ? `calls?method=${method}` : "calls",
      );
      return calls.filter(({ headers }) => headers["x-request-id"] !== PROBE_ID);
    },
  };
}
