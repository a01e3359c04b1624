import type { IncomingMessage, ServerResponse } from "node:http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "../limits/address-block";
import { refuse } from "./error-page";
import type { Step } from "./request-state";

/** POSTs per minute from one address or /64, of any kind: far more than the users behind one address send. */
export const POSTS_A_MINUTE = 600;

/**
 * Rejects floods of POSTs before their bodies are read. Limits of single actions are counted in the platform client,
 * where the login is known; this one only protects the server. Counted per process.
 */
export function createPostLimit(factor: number, postsAMinute = POSTS_A_MINUTE): Step {
  const limiter = new RateLimiterMemory({ points: postsAMinute * factor, duration: 60 });
  const count = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
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
  return (req, res) => req.method === "POST" && count(req, res);
}
