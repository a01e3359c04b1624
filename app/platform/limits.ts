/** So many within so many seconds. */
export interface LimitWindow {
  times: number;
  seconds: number;
}

/**
 * `address`: of one visitor's network, whatever is tried. `pair`: of one login, session or account from one network.
 * `key`: of one of these from all networks together, but for those that have signed it in before: whoever only
 * knows a login cannot keep its owner out.
 */
interface Limit {
  address: readonly LimitWindow[];
  pair: readonly LimitWindow[];
  key: readonly LimitWindow[];
}

const minute = 60;
const hour = 3600;

/** What is worth guessing, and how often a guess may reach the platform. `RATE_LIMIT_FACTOR` multiplies every number. */
export const limits = {
  login: {
    address: [{ times: 20, seconds: minute }],
    pair: [
      { times: 5, seconds: minute },
      { times: 30, seconds: hour },
    ],
    key: [{ times: 60, seconds: hour }],
  },
  /** As many tries as the platform gives a code in its life (contract 3.2). Each also carries a password. */
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
  /** Letters to the support are read by people. Those that limit or end playing count nowhere. */
  feedback: {
    address: [{ times: 10, seconds: 10 * minute }],
    pair: [{ times: 5, seconds: 10 * minute }],
    key: [],
  },
  /** What is said in the support chat: quicker than that nobody types, or is answered. */
  chat: {
    address: [{ times: 120, seconds: minute }],
    pair: [{ times: 60, seconds: minute }],
    key: [],
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Who tries what: the address of the visitor, and the login, session or account, where it is known. */
export interface Attempt {
  address: string;
  key: string | undefined;
}

export interface Limiter {
  /** Counts one try and says how many seconds to wait; 0 when it may be made. */
  count(name: LimitName, attempt: Attempt): Promise<number>;
  /** Remembers that this key was proved from this network: guesses from elsewhere no longer concern it. */
  remember(attempt: Attempt): Promise<void>;
}

/** For places without visitors. */
export const unlimited: Limiter = { count: async () => 0, remember: async () => {} };
