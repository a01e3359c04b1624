import type { AppConfig } from "~/context/app-config";
import { replyLacks } from "~/market/backend-lacks";
import { prepareCall, readReply } from "~/platform/call/prepared-call.server";
import { isMethodAbsent, PlatformRefusal } from "~/platform/errors";
import type { MethodDefinition } from "~/platform/methods/method";
import { type MethodName, methods } from "~/platform/methods/registry";
import type { PlatformRequest } from "~/platform/platform-request";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import type { UpstreamFailure } from "~/upstream/errors";
import { addressBaseOf, resolvingAddresses } from "~/upstream/foreign-address";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { NO_COOKIE_TEXT, outcomeOfError } from "~/upstream/telemetry";
import { budgets } from "~/upstream/transport/budgets";
import { causeOf } from "../../server/operator-page/advice";
import { reasonOf } from "../../server/operator-page/failing-calls";
import { ask, type Reply, type Row, tryCall } from "./result";

export interface Account {
  login: string;
  password: string;
}

/** Parameters of reads that cannot do without. A function takes them of earlier replies. */
const samples: Partial<Record<MethodName, object | ((known: Replies) => object | undefined)>> = {
  "games.get": { options: { count: 20, offset: 0 } },
  "cashier.gethistory": { type: "deposit" },
  "storage.get": { keys: ["check"] },
  "loyalty.getProgram": (known) => idIn(known["loyalty.getPrograms"], "sysname"),
  "cashier.getdepositinfo": (known) => idIn(known["cashier.gethistory"], "id"),
};

type Replies = Partial<Record<MethodName, unknown>>;

/**
 * Tries every read of the registry as the site sends it: what visitors share, and with an account what is a player's
 * own. Writes are only listed.
 */
export async function checkPlatform(config: AppConfig, locale: string, account?: Account): Promise<Row[]> {
  const known: Replies = {};
  const request = visitOf(config, locale);
  const rows: Row[] = [];
  const perform = async (method: MethodName, params: object, isPersonal: boolean) => {
    rows.push(await tryMethod(config, request, method, { params, isPersonal, known }));
  };
  const names = Object.keys(methods) as MethodName[];
  const shared = names.filter((name) => isRead(name) && methods[name].class !== "P");
  const own = names.filter((name) => isRead(name) && methods[name].class === "P");
  const leave = (method: MethodName, detail: string) =>
    rows.push({ backend: "platform", method, status: null, outcome: "not tried", detail, ms: 0 });

  for (const method of inOrder(shared)) {
    const params = paramsOf(method, known);
    if (params) await perform(method, params, false);
    else leave(method, "nothing to ask for");
  }
  await perform("account.getInfo", {}, true);
  if (account) await perform("auth.login", account, true);
  const isSignedIn = account !== undefined && rows.at(-1)?.outcome === "ok";
  for (const method of inOrder(own).filter((name) => name !== "account.getInfo")) {
    const params = paramsOf(method, known);
    if (!isSignedIn) leave(method, "a player's own");
    else if (params) await perform(method, params, true);
    else leave(method, "the account has nothing of the kind");
  }
  if (isSignedIn) await perform("auth.logout", {}, true);
  const tried = new Set(rows.map(({ method }) => method));
  for (const method of names) if (!tried.has(method)) leave(method, "changes something");
  return rows;
}

/** Lists before what is looked up in them. */
function inOrder(names: MethodName[]): MethodName[] {
  const isLate = (name: MethodName) => Number(typeof samples[name] === "function");
  return names.toSorted((a, b) => isLate(a) - isLate(b));
}

function isRead(name: MethodName): boolean {
  const { verb, hasEffect }: MethodDefinition = methods[name];
  return verb === "GET" && !hasEffect;
}

function paramsOf(name: MethodName, known: Replies): object | undefined {
  const sample = samples[name] ?? {};
  return typeof sample === "function" ? sample(known) : sample;
}

async function tryMethod(
  config: AppConfig,
  request: PlatformRequest,
  method: MethodName,
  { params, isPersonal, known }: { params: object; isPersonal: boolean; known: Replies },
): Promise<Row> {
  const call = prepareCall(method, params, { personal: isPersonal }, request, config);
  const { path, headers, verb, body } = call.toRequest(false);
  const budget = budgets[call.definition.timeClass];
  const limit = verb === "GET" ? budget.attemptMs : budget.writeMs;
  const send = () => ask(new URL(config.platformUrl).origin + path, { method: verb, headers, body });
  const sender = addressBaseOf(createPublicAddresses(config), "platform");
  return tryCall({ backend: "platform", method, limit }, send, (reply: Reply) => {
    for (const line of reply.cookies) if (isPersonal) request.cookies.relay(line);
    try {
      const headers = reply.contentType ? { "content-type": reply.contentType } : {};
      const { status, text } = reply;
      const value = resolvingAddresses(sender, () => readReply(call, { status, headers, text }));
      known[method] = value;
      const lack = replyLacks(method, value, config.market)?.problem;
      if (call.definition.startsSession && reply.cookies.length === 0)
        return { outcome: "wrong shape", detail: NO_COOKIE_TEXT };
      return lack ? { outcome: "wrong shape", detail: lack } : { outcome: "ok", detail: "" };
    } catch (error) {
      if (call.definition.isOptional && isMethodAbsent(error))
        return { outcome: "none", detail: "the site does without it" };
      const outcome = outcomeOfError(error);
      const reason = reasonOf(error);
      const isRefused = error instanceof PlatformRefusal;
      // What a player may not do says nothing of the settings.
      const cause =
        isRefused && isPersonal ? undefined : causeOf({ service: "platform", method, outcome, ...reason });
      const detail = isRefused ? reason.detail : (error as UpstreamFailure).message;
      return {
        outcome: isRefused || reason.status !== undefined ? "refused" : "wrong shape",
        detail: cause ? `${detail}: ${cause}` : detail,
      };
    }
  });
}

function visitOf(config: AppConfig, locale: string): PlatformRequest {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  return {
    requestId: "check-backends",
    origin: config.mainOrigin,
    locale,
    country: config.defaultCountry,
    clientIp: "127.0.0.1",
    userAgent: "check-backends",
    cookies: createCookieJar(undefined, { isSecure: true }),
    signal: new AbortController().signal,
    isShared: false,
    log,
  };
}

/** The value of a field of the first item of a list or a page of one. */
function idIn(reply: unknown, field: string): object | undefined {
  const list = Array.isArray(reply) ? reply : (reply as { items?: unknown[] } | undefined)?.items;
  const id = (list?.[0] as Record<string, unknown> | undefined)?.[field];
  return id === undefined ? undefined : { [field]: id };
}
