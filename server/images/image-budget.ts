import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "../limits/address-block";
import { ImageFailure } from "./image-failure";

/** Images generated per minute for one address or /64. Cached images are free and not counted. */
export const IMAGES_A_MINUTE = 600;

/** Counts one image to be generated. Throws ImageFailure (429) when the address is over its budget. */
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
