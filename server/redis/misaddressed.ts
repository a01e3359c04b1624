import type { RedisAddress } from "./redis-address";

interface Sign {
  /** In Redis's `INFO`, or in an error. */
  sign: RegExp;
  is: string;
  form?: RedisAddress["kind"];
}

const MEMBER = "a member of a Redis Cluster";
const signs: Record<RedisAddress["kind"], readonly Sign[]> = {
  single: [
    { sign: /^redis_mode:sentinel|unknown command.*\bSET\b/im, is: "a Sentinel", form: "sentinel" },
    { sign: /^cluster_enabled:1|^redis_mode:cluster|^MOVED |^CLUSTERDOWN /m, is: MEMBER, form: "cluster" },
  ],
  cluster: [
    { sign: /cluster support disabled/, is: "a server that is in no cluster", form: "single" },
    { sign: /unknown command.*\bCLUSTER\b/i, is: "a Sentinel", form: "sentinel" },
  ],
  sentinel: [
    { sign: /unknown command.*\bSENTINEL\b/i, is: "a server that is no Sentinel", form: "single" },
    { sign: /No such master/i, is: "a master that the Sentinels do not know" },
  ],
};

/** A sentence that names the setting and what to write instead, where `REDIS_URL` has the form of another Redis. */
export function misaddressed(address: RedisAddress, said: string): string | undefined {
  const found = signs[address.kind].find(({ sign }) => sign.test(said));
  if (!found) return undefined;
  const { is, form } = found;
  const instead = form ? `: write ${written({ ...address, kind: form })}` : "";
  return `REDIS_URL names ${is}${instead}`;
}

function written({ kind, nodes, isEncrypted, username, password }: RedisAddress): string {
  const scheme = `redis${isEncrypted ? "s" : ""}${kind === "single" ? "" : `+${kind}`}`;
  const user = username || password ? "…@" : "";
  const hosts = nodes.map(({ host, port }) => `${host.includes(":") ? `[${host}]` : host}:${port}`);
  const several = kind === "single" ? hosts.slice(0, 1) : hosts;
  return `${scheme}://${user}${several.join(",")}${kind === "sentinel" ? "/<name of the master>" : ""}`;
}
