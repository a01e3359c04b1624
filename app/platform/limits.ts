/** So many within so many seconds. */
export interface LimitWindow {
  times: number;
  seconds: number;
}

/** `key`: of one login, session or account, whoever asks for it. `address`: of one visitor's network. */
interface Limit {
  key: readonly LimitWindow[];
  address: readonly LimitWindow[];
}

const minute = 60;
const hour = 3600;

/** What is worth guessing, and how often a guess may reach the platform. `RATE_LIMIT_FACTOR` multiplies every number. */
export const limits = {
  login: {
    key: [
      { times: 5, seconds: minute },
      { times: 30, seconds: hour },
    ],
    address: [{ times: 20, seconds: minute }],
  },
  /** As many tries as the platform gives a code in its life (contract 3.2). Each also carries a password. */
  code: {
    key: [
      { times: 5, seconds: 5 * minute },
      { times: 20, seconds: hour },
    ],
    address: [{ times: 20, seconds: minute }],
  },
  restore: { key: [{ times: 3, seconds: hour }], address: [{ times: 10, seconds: hour }] },
  register: { key: [], address: [{ times: 5, seconds: hour }] },
  /** A mini-app registers at every start, and its players share the addresses of mobile networks. */
  miniApp: { key: [{ times: 10, seconds: minute }], address: [{ times: 60, seconds: minute }] },
  promoCode: { key: [{ times: 10, seconds: minute }], address: [{ times: 30, seconds: minute }] },
  promoActivation: { key: [{ times: 10, seconds: minute }], address: [{ times: 30, seconds: minute }] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Counts one try and says how many seconds to wait; 0 when it may be made. */
export type Limiter = (name: LimitName, who: { address: string; key: string | undefined }) => Promise<number>;

/** For places without visitors. */
export const unlimited: Limiter = async () => 0;
