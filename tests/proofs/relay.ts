import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import { navigation } from "../support/ask";
import { startRawUpstream } from "../support/raw-upstream";
import { startSite } from "../support/site";
import { inTurns, type Proof } from "./table";

const ANSWERED_WITHIN = 35_000;
const game = "<!doctype html><title>A game</title>";

/** What a platform may answer; the name is in the query. */
const replies: Record<string, (socket: Socket) => void> = {
  launch: (socket) =>
    socket.write(
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${game.length}\r\n\r\n${game}`,
    ),
  hang: () => {},
  cut: (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n<!"),
  drip: (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n");
    const drip = setInterval(() => socket.write("."), 2_000);
    socket.on("close", () => clearInterval(drip));
  },
  odd: (socket) => socket.write("HTTP/1.1 099 \x01\r\nTrailer: x\r\nContent-Length: 2\r\n\r\nok"),
  error: (socket) => socket.write("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"),
};

/** Ten requests that come again and again: hanging, broken and whole launches, and what goes beside them. */
const mixed = [
  "/platform/game/a/play?v=1&as=launch",
  "/platform/game/b/play?v=1&as=hang",
  "/platform/game/c/play?v=1&as=launch",
  "/platform/game/d/play?v=1&as=cut",
  "/platform/game/e/play?v=1&as=launch",
  "/platform/game/f/play?v=1&as=odd",
  "/platform/game/g/play?v=1&as=drip",
  "/hit?as=hang",
  "/oauth/callback/x?as=launch",
  "/connect/x?as=error",
];

/**
 * Many relayed requests open at once, a third of them to games that hang, break off or answer nonsense: the process
 * lives, and nobody waits for ever. In the sample browsers leave those that hang, and it is over in seconds.
 */
export const proof: Proof = async (table, { isSample }) => {
  const [count, atOnce] = isSample ? [200, 80] : [10_000, 500];
  const upstream = await startRawUpstream((socket, target) => {
    const as = new URL(target, "http://platform").searchParams.get("as") ?? "error";
    replies[as]?.(socket);
  });
  const site = await startSite({
    environment: {
      PLATFORM_URL: upstream.url,
      TRUSTED_PROXY_CIDRS: "127.0.0.0/8,::1/128",
      LOG_LEVEL: "error",
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<string, number>();
  let peak = 0;
  let open = 0;
  try {
    for (let nth = 0; nth < 20; nth += 1) await untilServed(site.url + mixed[0]);
    const list = Array.from({ length: count }, (_, nth) => nth);
    await inTurns(list, atOnce, (nth) => {
      const path = mixed[nth % mixed.length] ?? "";
      const kind = path.slice(path.indexOf("as=") + 3);
      return table.check(`answered in time (ms): ${kind}`, path, async () => {
        open += 1;
        peak = Math.max(peak, open);
        const leavesAfter = isSample && /hang|drip/.test(kind) ? 1_000 : undefined;
        const { status, ms } = await ask(site.url + path, addressOf(nth), agent, leavesAfter);
        open -= 1;
        const key = `${kind} ${status}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
        if (ms > ANSWERED_WITHIN) throw new Error(`${Math.round(ms)} ms`);
        return ms;
      });
    });
    await table.check("open at once", `${count} requests`, () => {
      if (peak < atOnce) throw new Error(`${peak}`);
      return peak;
    });
    await table.check("the process is alive", [...statuses].join(" "), async () => {
      const { status } = await fetch(`${site.url}/healthz`);
      if (status !== 200 || site.launcher.exitCode !== null) throw new Error(`status ${status}`);
    });
    await table.check("games open again", mixed[0] ?? "", () => untilServed(site.url + mixed[0]));
  } finally {
    agent.destroy();
    await site.stop();
    await upstream.close();
  }
  if (!isSample) process.stdout.write(`${[...statuses].map(([key, n]) => `${n} x ${key}`).join(", ")}\n`);
};

/** Breakers close within seconds of the last failure. Returns the milliseconds that it took. */
async function untilServed(url: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { status } = await fetch(url);
    const ms = performance.now() - startedAt;
    if (status === 200) return ms;
    if (ms > 20_000) throw new Error(`status ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function addressOf(nth: number): string {
  return `198.51.${(nth >> 8) & 255}.${nth & 255}`;
}

/** Resolves when the answer has ended, the connection is closed (status 0). */
function ask(url: string, address: string, agent: Agent, leavesAfter: number | undefined) {
  const startedAt = performance.now();
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    const outgoing = request(
      url,
      { agent, headers: { ...navigation, "X-Forwarded-For": address } },
      (answer) => {
        answer.resume();
        answer.once("end", () => end(answer.statusCode ?? 0)).once("error", () => end(0));
      },
    );
    outgoing.once("error", () => end(0)).end();
    if (leavesAfter) setTimeout(() => outgoing.destroy(), leavesAfter).unref();
  });
}
