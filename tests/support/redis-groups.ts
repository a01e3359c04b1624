import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startRedis } from "./redis-server";

type Server = Awaited<ReturnType<typeof startRedis>>;

const SLOTS = 16_384;
/** How long a master is silent before the others vote. */
const GONE_MS = 1_000;
const SETTLES_WITHIN = 20_000;

/** A Redis Cluster of local processes, each master of which has as many replicas. */
export async function startCluster({ masters, replicas }: { masters: number; replicas: number }) {
  const folder = mkdtempSync(join(tmpdir(), "redis-cluster-"));
  const servers = await Promise.all(
    Array.from({ length: masters * (1 + replicas) }, (_, nth) =>
      startRedis([
        ...["--cluster-enabled", "yes", "--cluster-config-file", join(folder, `nodes-${nth}.conf`)],
        ...["--cluster-node-timeout", String(GONE_MS), "--dir", folder, "--repl-diskless-sync-delay", "0"],
      ]),
    ),
  );
  const [first] = servers as [Server, ...Server[]];
  await say(first, "CLUSTER SET-CONFIG-EPOCH 1");
  for (const [nth, server] of servers.entries()) {
    if (nth > 0) await say(server, `CLUSTER MEET 127.0.0.1 ${first.port}`);
    const [from, to] = [nth, nth + 1].map((of) => Math.floor((SLOTS / masters) * of)) as [number, number];
    if (nth < masters) await say(server, `CLUSTER ADDSLOTSRANGE ${from} ${to - 1}`);
  }
  for (const [nth, server] of servers.entries()) {
    if (nth < masters) continue;
    const id = String(await say(servers[nth % masters] as Server, "CLUSTER MYID"));
    await until(() => say(server, `CLUSTER REPLICATE ${id}`).then(() => true));
  }
  await until(async () => {
    const said = await Promise.all(servers.map((server) => say(server, "CLUSTER INFO")));
    const linked = await Promise.all(servers.slice(0, masters).map((one) => connectedReplicas(one)));
    return said.every((text) => /cluster_state:ok/.test(String(text))) && linked.every((n) => n === replicas);
  });
  return {
    servers,
    url: `redis+cluster://${servers.map(({ port }) => `127.0.0.1:${port}`).join(",")}`,
    /** The first master's replica takes over without a vote, and the master returns as a replica. */
    async replaceFirst() {
      await say(servers[masters] as Server, "CLUSTER FAILOVER TAKEOVER");
      await first.restart();
    },
    async end() {
      await Promise.all(servers.map((server) => server.end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A master with replicas, and three Sentinels that watch it. */
export async function startSentinels({ replicas }: { replicas: number }) {
  const folder = mkdtempSync(join(tmpdir(), "redis-sentinel-"));
  const master = await startRedis(["--repl-diskless-sync-delay", "0", "--dir", folder]);
  const others = await Promise.all(
    Array.from({ length: replicas }, () =>
      startRedis(["--replicaof", "127.0.0.1", String(master.port), "--dir", folder]),
    ),
  );
  await until(async () => (await connectedReplicas(master)) === replicas);
  const sentinels = await Promise.all(
    [0, 1, 2].map((nth) => {
      const file = join(folder, `sentinel-${nth}.conf`);
      writeFileSync(
        file,
        [
          `sentinel monitor mymaster 127.0.0.1 ${master.port} 2`,
          `sentinel down-after-milliseconds mymaster ${GONE_MS}`,
          "sentinel failover-timeout mymaster 5000",
        ].join("\n"),
      );
      return startRedis(["--sentinel"], file);
    }),
  );
  await until(async () => {
    const said = await Promise.all(sentinels.map((one) => say(one, "SENTINEL MASTER mymaster")));
    return said.every((text) => {
      const { "num-other-sentinels": others, "num-slaves": slaves } = text as Record<string, string>;
      return others === "2" && Number(slaves) === replicas;
    });
  });
  const servers = [master, ...others];
  return {
    master,
    servers,
    sentinels,
    url: `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(",")}/mymaster`,
    async end() {
      await Promise.all([...sentinels, ...servers].map((server) => server.end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const say = (server: Server, command: string) =>
  server.ask((raw) => raw.sendCommand<unknown>(command.split(" ")));

async function connectedReplicas(server: Server): Promise<number> {
  const text = String(await say(server, "INFO replication"));
  return [...text.matchAll(/^slave\d+:.*state=online/gm)].length;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + SETTLES_WITHIN;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error("the servers have not settled");
    await wait(50);
  }
}
