import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "../limits/address-block";
import { refuse } from "./error-page";
import type { Step } from "./request-state";

/** Posts a minute from one address or /64, whatever they are: far more than people behind one address send. */
export const POSTS_A_MINUTE = 600;

/**
 * Turns a flood of posts away before anything of it is read. What may be tried how often is counted where it is known
 * who is meant, in the platform client; this only keeps a flood from costing pages. Counted by each process for itself.
 */
export function createPostLimit(factor: number): Step {
  const limiter = new RateLimiterMemory({ points: POSTS_A_MINUTE * factor, duration: 60 });
  return async (req, res) => {
    if (req.method !== "POST") return false;
    try {
      await limiter.consume(addressBlock(req.state.clientIp));
      return false;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      refuse(req, res, {
        status: 429,
        reason: "too many posts",
        headers: { "Retry-After": String(seconds) },
        detail: `Too many requests. Please try again in ${seconds} s.`,
      });
      return true;
    }
  };
}
