import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../../support/ask";
import { startRedis } from "../../support/redis-server";
import { fillForm } from "../money/attempts";
import { moneyForms } from "../money/forms";
import { type Case, hold, type Platform } from "./case";
import { type LogLine, type ServerProcess, startServer } from "./server-process";

/** A player's page, which is rendered each time. */
const own = { headers: { Cookie: "cr_player=1" } };
const LOGGED = "an end is logged: reason, what was under way, exit code";
const ANSWERED = "what is under way is answered (ms)";

/** Throws an uncaught error on SIGUSR2. */
const BROKEN = "--import=data:text/javascript,process.once('SIGUSR2',()=>{throw(new(Error)('broken'))})";

export const ends: readonly Case[] = [
  { ...loggedEnd("SIGTERM", { reason: "SIGTERM", code: 0 }), isQuick: true },
  loggedEnd("SIGINT", { reason: "SIGINT", code: 0 }),
  loggedEnd("SIGUSR2", { reason: "an error", code: 1 }, { NODE_OPTIONS: BROKEN }),
  {
    row: LOGGED,
    input: "SIGHUP ends nothing",
    isQuick: true,
    check: async ({ url }) => {
      const server = await startServer({ sandboxUrl: url });
      server.child.kill("SIGHUP");
      await wait(1_000);
      hold("status", 200, (await ask(server.url, "/")).status);
      hold("exit code", 0, await server.end("SIGTERM"));
      const lines = server.log().filter(({ msg }) => msg?.startsWith("SIGHUP"));
      hold("lines", 1, lines.length);
    },
  },
  { row: ANSWERED, input: "a load balancer's requests", isQuick: true, check: stopUnderLoad },
  { row: ANSWERED, input: "a payment of 20 s", check: (platform) => payAndStop(platform, 20_000) },
  {
    row: ANSWERED,
    input: "a payment that the platform never answers",
    check: (platform) => payAndStop(platform, 60_000),
  },
  {
    row: "a backend that is away holds up no end (ms)",
    input: "Redis that stands still",
    check: async ({ url }) => {
      const redis = await startRedis();
      const server = await startServer({ sandboxUrl: url, environment: { REDIS_URL: redis.url } });
      redis.pause();
      const ms = await timeToEnd(server);
      redis.resume();
      await redis.end();
      return ms;
    },
  },
];

/** Stops a server with a page under way, and reads what its log says of that. */
function loggedEnd(
  signal: NodeJS.Signals,
  { reason, code }: { reason: string; code: number },
  environment: Record<string, string> = {},
): Case {
  return {
    row: LOGGED,
    input: signal,
    check: async ({ url, control }) => {
      await control.fail(["games.get=delay:600"]);
      const server = await startServer({ sandboxUrl: url, environment });
      const page = ask(server.url, "/gamehall", own);
      await wait(200);
      hold("exit code", code, await server.end(signal));
      hold("status of the page", 200, (await page).status);
      const logged = server.log().filter(({ msg }) => ENDING.includes(msg ?? ""));
      hold(
        "lines",
        [
          { msg: "leaving", reason, inFlight: 1 },
          { msg: "no connection is taken any more", inFlight: 1 },
          { msg: "left", code },
        ],
        logged.map(({ msg, reason, inFlight, code }: LogLine) => ({ msg, reason, inFlight, code })),
      );
    },
  };
}

const ENDING = ["leaving", "no connection is taken any more", "left"];

/** A load balancer stops sending when the probe says so; what it has sent must be answered. */
async function stopUnderLoad({ url, control }: Platform): Promise<void> {
  const server = await startServer({ sandboxUrl: url, environment: { DRAIN_MS: "1000" } });
  await control.fail(["games.get=delay:600"]);
  const outcomes: (number | string)[] = [];
  let isInUse = true;

  async function probe() {
    while (isInUse) {
      await wait(50);
      isInUse = await ask(server.url, "/readyz").then(
        ({ status }) => status === 200,
        () => false,
      );
    }
  }

  async function requestRepeatedly() {
    while (isInUse) {
      const answer = ask(server.url, "/gamehall", own);
      outcomes.push(
        await answer.then(
          ({ status }) => status,
          (error) => String(error),
        ),
      );
    }
  }

  const load = Promise.all([probe(), ...Array.from({ length: 8 }, requestRepeatedly)]);
  while (outcomes.length < 9) await wait(50);
  const answeredBefore = outcomes.length;
  const code = await server.end("SIGTERM");
  await load;
  hold("exit code", 0, code);
  hold("answers since the signal", true, outcomes.length > answeredBefore);
  hold("outcomes", [200], [...new Set(outcomes)]);
}

/** Stops a server while a deposit waits for the platform: it is answered, and only then the process ends. */
async function payAndStop({ url, control }: Platform, ms: number): Promise<number> {
  const server = await startServer({ sandboxUrl: url });
  const [deposit] = moneyForms;
  if (!deposit) throw new Error("there is no form");
  const attempt = await fillForm(control, server.url, deposit);
  await control.fail([`cashier.makedeposit=delay:${ms}`], attempt.uid);
  const answer = attempt.post(server.url);
  await wait(1_000);
  const took = await timeToEnd(server);
  hold("leads to a page of its own", "string", typeof (await answer).headers.location);
  hold("deposits sent", 1, await attempt.calls());
  return took;
}

async function timeToEnd(server: ServerProcess): Promise<number> {
  const startedAt = performance.now();
  const ended = once(server.child, "exit");
  server.child.kill("SIGTERM");
  const [code] = await ended;
  hold("exit code", 0, code);
  const ms = performance.now() - startedAt;
  if (ms > 34_000) throw new Error(`${Math.round(ms)} ms`);
  return ms;
}
