/** At most `times` attempts within `seconds`. */
export interface LimitWindow {
  times: number;
  seconds: number;
}

/**
 * `address`: attempts from one network, whatever their key. `pair`: of one login, session or account from one
 * network. `key`: of one login, session or account from all networks, except those it has signed in from before, so
 * that knowing a login is not enough to lock its owner out.
 */
interface Limit {
  address: readonly LimitWindow[];
  pair: readonly LimitWindow[];
  key: readonly LimitWindow[];
}

const minute = 60;
const hour = 3600;

/** Rate limits of what could be guessed or flooded. `RATE_LIMIT_FACTOR` multiplies every number. */
export const limits = {
  login: {
    address: [{ times: 20, seconds: minute }],
    pair: [
      { times: 5, seconds: minute },
      { times: 30, seconds: hour },
    ],
    key: [{ times: 60, seconds: hour }],
  },
  /**
   * As many attempts as the platform allows per code (docs/contract.md#3.2). At sign-in each also carries a password.
   */
  code: {
    address: [{ times: 20, seconds: minute }],
    pair: [
      { times: 5, seconds: 5 * minute },
      { times: 20, seconds: hour },
    ],
    key: [{ times: 40, seconds: hour }],
  },
  restore: {
    address: [{ times: 10, seconds: hour }],
    pair: [{ times: 3, seconds: hour }],
    key: [{ times: 10, seconds: hour }],
  },
  register: { address: [{ times: 5, seconds: hour }], pair: [], key: [] },
  /** A mini-app registers at every start, and its players share the addresses of mobile networks. */
  miniApp: {
    address: [{ times: 60, seconds: minute }],
    pair: [{ times: 10, seconds: minute }],
    key: [{ times: 30, seconds: minute }],
  },
  promoCode: { address: [{ times: 30, seconds: minute }], pair: [], key: [{ times: 10, seconds: minute }] },
  promoActivation: {
    address: [{ times: 30, seconds: minute }],
    pair: [],
    key: [{ times: 10, seconds: minute }],
  },
  /** Support staff read these messages. Requests for deposit limits and self-exclusion are not limited. */
  feedback: {
    address: [{ times: 10, seconds: 10 * minute }],
    pair: [{ times: 5, seconds: 10 * minute }],
    key: [],
  },
  /** Messages of the support chat: more than a person types or an agent answers. */
  chat: {
    address: [{ times: 120, seconds: minute }],
    pair: [{ times: 60, seconds: minute }],
    key: [],
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** An attempt: the visitor's IP address, and the login, session or account where it is known. */
export interface Attempt {
  address: string;
  key: string | undefined;
}

export interface Limiter {
  /** Counts an attempt and returns the seconds to wait; 0 when it is allowed. */
  count(name: LimitName, attempt: Attempt): Promise<number>;
  /** Remembers that the key was proved from this network: attempts from other networks no longer block it. */
  remember(attempt: Attempt): Promise<void>;
}

/** Allows everything, for code that runs without visitors. */
export const unlimited: Limiter = { count: async () => 0, remember: async () => {} };
