import { randomUUID } from "node:crypto";
import type { Logger } from "~/upstream/logger";
import type { Telemetry } from "../../app/upstream/telemetry";
import { guarded } from "../process/guarded";
import { createConfirmation } from "./confirmation";
import { type Connection, commandsOf, openConnection, type RedisCommands } from "./connection";
import { misaddressed } from "./misaddressed";
import { SENT_FORMS, tryMoneyWrites } from "./money-writes";
import { parseRedisAddress } from "./redis-address";
import { createRedisCalls } from "./redis-calls";

const CHECK_EVERY = 2_000;
const CHECK_AGAIN = 500;
/**
 * Milliseconds of failing writes after which a connection is renewed: it may lead to a server that is no master any
 * more.
 */
const RENEW_AFTER = 3_000;
/** Errors that a new connection would not change. */
const STAYS = /^(OOM|NOPERM|MISCONF|NOREPLICAS) /;
const FIRST_ANSWER = 2_000;

/** Redis as a server, a cluster or with Sentinels; while it is away, commands fail at once instead of being queued. */
export interface Redis extends RedisCommands, Pick<Connection, "subscriber"> {
  /** Whether every write that money needs has just succeeded, on every master. */
  readonly isReady: boolean;
  /** Why it is not ready. */
  readonly trouble: string | undefined;
  /** Calls at once if it is ready, and whenever it becomes ready again. */
  onReady(listener: () => void): void;
  /** Throws unless the required replicas have what was written under a key. */
  confirm(key: string, text?: string): Promise<void>;
  /** Resolves once it is known whether the address fits, with what is to be written instead. */
  misaddressed: Promise<string | undefined>;
  destroy(): void;
}

/**
 * A connection that renews itself, also to a new master. Writes are tried all the time; the start and the end of an
 * outage are each logged once.
 */
export function connectRedis(url: string, log: Logger, telemetry?: Telemetry): Redis {
  const address = parseRedisAddress(url);
  const call = createRedisCalls("write check", telemetry);
  const confirm = createConfirmation(address.replicas, log);
  const own = `${SENT_FORMS}check:${randomUUID()}`;
  const listeners: (() => void)[] = [];
  let connection = open();
  let isConnected = false;
  let isReady = false;
  let isDown = false;
  let isChecking = false;
  let isEnded = false;
  let trouble: string | undefined = "it has not answered yet";
  let failsSince = Date.now();
  let mistake: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  function open(): Connection {
    const opened = openConnection(address, (error) => {
      if (opened !== connection || isEnded) return;
      note(error);
      if (isReady === (error !== undefined)) checkSoon();
    });
    return opened;
  }

  function renew(): void {
    connection.destroy();
    connection = open();
    isConnected = false;
    failsSince = Date.now();
  }

  function note(said: unknown): void {
    if (said !== undefined) mistake ??= misaddressed(address, textOf(said));
  }

  async function connect(): Promise<void> {
    try {
      await connection.connect();
    } catch (error) {
      renew();
      throw error;
    }
    isConnected = true;
    if (address.kind === "single") note(await call(() => connection.info()).catch(() => ""));
  }

  async function tryWrites(): Promise<void> {
    const keys = await call(() => connection.keys(own));
    await Promise.all(
      keys.map((key) =>
        call(async () => {
          await tryMoneyWrites(connection, key, own);
          await confirm(connection, key, own);
        }),
      ),
    );
  }

  async function check(): Promise<void> {
    if (isChecking || isEnded) return;
    isChecking = true;
    try {
      if (!isConnected) await connect();
      await tryWrites();
      succeed();
    } catch (error) {
      fail(error);
    }
    isChecking = false;
    if (!isEnded) timer = setTimeout(check, isReady ? CHECK_EVERY : CHECK_AGAIN).unref();
  }

  function checkSoon(): void {
    if (isChecking) return;
    clearTimeout(timer);
    void check();
  }

  function succeed(): void {
    if (isDown) log.info({}, "redis answers again");
    const wasReady = isReady;
    [isReady, isDown, trouble, failsSince] = [true, false, undefined, Date.now()];
    if (!wasReady) for (const listener of listeners) listener();
  }

  function fail(error: unknown): void {
    if (isEnded) return;
    note(error);
    trouble = mistake ?? textOf(error);
    if (!isDown) log.error({ message: trouble }, "redis takes no writes: every process counts for itself");
    [isReady, isDown] = [false, true];
    if (Date.now() - failsSince > RENEW_AFTER && !STAYS.test(textOf(error))) renew();
  }

  const first = check();
  return {
    ...commandsOf(() => connection),
    get isReady() {
      return isReady;
    },
    get trouble() {
      return trouble;
    },
    get subscriber() {
      return connection.subscriber;
    },
    onReady(listener) {
      const heard = guarded(listener);
      listeners.push(heard);
      if (isReady) heard();
    },
    async confirm(key, text) {
      // While replicas are late, no command waits for them: the connection would do nothing else.
      if (address.replicas > 0 && !isReady) throw new Error(`not confirmed: ${trouble}`);
      await confirm(connection, key, text);
    },
    misaddressed: Promise.race([
      first,
      new Promise((resolve) => setTimeout(resolve, FIRST_ANSWER).unref()),
    ]).then(() => mistake),
    destroy() {
      isEnded = true;
      isReady = false;
      clearTimeout(timer);
      connection.destroy();
    },
  };
}

function textOf(said: unknown): string {
  return said instanceof Error ? said.message : String(said);
}
