import { z } from "zod";
import { HOUR_MS, type VerboseHour } from "../process/verbose-hour";
import type { Redis } from "./client";
import type { RedisCalls } from "./redis-calls";

const VerbositySchema = z.object({ until: z.number().nullable(), at: z.number() });

/** Brings the log's level of all processes of a site together: what was said last, here or elsewhere, holds everywhere. */
export async function shareVerbosity(
  redis: Redis,
  { origin, call, verbose }: { origin: string; call: RedisCalls; verbose: VerboseHour },
): Promise<void> {
  const key = `croupier:verbosity:${origin}`;
  const { data: said } = VerbositySchema.safeParse(parsed((await call(() => redis.get(key))) ?? "null"));
  if (said) verbose.set(said, "another instance");
  const own = verbose.now();
  if (own.at > (said?.at ?? 0)) await call(() => redis.set(key, JSON.stringify(own), { PX: HOUR_MS }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
