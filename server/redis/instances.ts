import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Logger } from "~/upstream/logger";
import { guarded } from "../process/guarded";
import type { Redis } from "./client";
import type { RedisCalls } from "./redis-calls";

const AGAIN_MS = 20_000;
/** One that has said nothing for so long is gone. */
const GONE_MS = 3 * AGAIN_MS;

const labels = ["build", "brand", "market", "region"] as const;

const InstanceSchema = z.object({
  /** Of the machine, and of the process on it. */
  name: z.string(),
  secret: z.string(),
  build: z.string(),
  brand: z.string(),
  market: z.string(),
  region: z.string(),
});
type Instance = z.infer<typeof InstanceSchema>;

/** Another process behind the same balancer, and what of it is not as it is here. */
export interface OtherInstance extends Omit<Instance, "secret"> {
  differs: readonly string[];
}

/** What other processes compare with their own; of the secret only a fingerprint. */
export function describeInstance(
  name: string,
  secret: string,
  { build, brand = "", market = "", region = "" }: { build: string } & Readonly<Record<string, string>>,
): Instance {
  const fingerprint = createHmac("sha256", secret).update("instance").digest("hex").slice(0, 8);
  return { name, secret: fingerprint, build, brand, market, region };
}

/**
 * Announces this process to the others of a site, by Redis, and logs what differs between them. A rollout has two
 * builds side by side: that is shown on the operator's page, and wakes somebody only where it lasts. `bring` shares what
 * else they have in common.
 */
export function createInstances(
  redis: Redis,
  {
    origin,
    self,
    call,
    log,
    bring,
  }: { origin: string; self: Instance; call: RedisCalls; log: Logger; bring?: () => Promise<void> },
) {
  const key = `croupier:instances:${origin}`;
  const own = JSON.stringify(self);
  const reported = new Set<string>();
  let others: OtherInstance[] = [];

  async function meet(): Promise<void> {
    const now = Date.now();
    await call(() => redis.zAdd(key, { score: now, value: own }));
    await call(() => redis.pExpire(key, GONE_MS));
    await call(() => redis.zRemRangeByScore(key, 0, now - GONE_MS));
    const members = await call(() => redis.zRange(key, 0, -1));
    others = members.flatMap((member) => {
      const { data } = InstanceSchema.safeParse(parsed(member));
      return member === own || !data ? [] : [{ ...data, differs: differences(self, data) }];
    });
    for (const line of others.flatMap(({ differs }) => differs)) {
      if (!reported.has(line)) log.warn({}, line);
      reported.add(line);
    }
    await bring?.();
  }

  const again = () => meet().catch(() => {});
  const timer = setInterval(guarded(again), AGAIN_MS).unref();
  redis.onReady(again);
  return {
    others: (): readonly OtherInstance[] => others,
    /** Now, rather than with the next beat. */
    meet: again,
    close() {
      clearInterval(timer);
      if (redis.isReady) redis.zRem(key, own).catch(() => {});
    },
  };
}

function differences(self: Instance, other: Instance): string[] {
  return [
    ...(self.secret === other.secret
      ? []
      : [`${other.name} has another SESSION_SECRET: forms that one of the two has made the other refuses`]),
    ...labels
      .filter((label) => label !== "region" && self[label] !== other[label])
      .map(
        (label) =>
          `${other.name} has another ${label}: ${other[label] || "none"}, here ${self[label] || "none"}`,
      ),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
