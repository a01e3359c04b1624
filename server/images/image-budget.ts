import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "../limits/address-block";
import { ImageFailure } from "./image-failure";

/** Pictures made anew for one address or /64 in a minute. Those that are kept cost nothing and are not counted. */
export const IMAGES_A_MINUTE = 600;

/** Counts one picture that has to be made. Throws ImageFailure when the address has had its share. */
export function createImageBudget(factor: number) {
  const limiter = new RateLimiterMemory({ points: IMAGES_A_MINUTE * factor, duration: 60 });
  return async (address: string): Promise<void> => {
    try {
      await limiter.consume(addressBlock(address));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new ImageFailure(429, "too many new pictures for one address");
    }
  };
}
