import { setTimeout as wait } from "node:timers/promises";
import { createContent } from "../../../app/content/client.server";
import type { ContentClient } from "../../../app/content/content-client";
import { createPlatform } from "../../../app/platform/client.server";
import type { MethodDefinition } from "../../../app/platform/methods/method";
import { type MethodName, methods } from "../../../app/platform/methods/registry";
import { UpstreamFailure, UpstreamRefusal } from "../../../app/upstream/errors";
import { budgets } from "../../../app/upstream/transport/budgets";
import { type Answer, type FaultServer, startFaultServer } from "../../support/fault-server";
import { configFor, requestFor } from "../../support/requests";
import { inTurns, type ProofOptions, selection, type Table } from "../table";
import { exampleInput } from "./example-input";
import { COOKIES, upstreamFaults } from "./upstream-faults";

/** Milliseconds beyond a call's budget that a busy machine may take. */
const GRACE = 1_500;
const AT_ONCE = 60;
/** Faults that cost this process, which sends them, more than the one that is tried. */
const LARGE = new Set<string>(["50 MB body", "gzip bomb"]);
const LARGE_AT_ONCE = 6;
const MAX_COOKIES = 8;
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

type Fault = keyof typeof upstreamFaults;

/** Calls of the content service as the site makes them; what fails is typed, or answered with a default. */
const contentReads: Record<string, (content: ContentClient) => Promise<unknown>> = {
  locales: (content) => content.locales(),
  messages: (content) => content.messages("en-US"),
  "boot reads": (content) => content.bootReads(),
  config: (content) => content.config(),
  "common data": (content) => content.commonData(),
  "web setting": (content) => content.webSetting(),
  page: (content) => content.page("about"),
  home: (content) => content.home(),
  promotions: (content) => content.promotions(),
  "route rule": (content) => content.routeRule("/about"),
  icon: (content) => content.icon("/icons/a.svg"),
  "SEO record": (content) => content.seo.record("/about"),
  "SEO of the domain": (content) => content.seo.domain("casino.example"),
  robots: (content) => content.seo.robots(),
  "robots by address": (content) => content.seo.robotsByAddress(),
  "slugs of pages": (content) => content.seo.pageSlugs("text"),
  "account read": (content) => content.send({ verb: "GET", path: "/users/me" }),
  "account write": (content) => content.send({ verb: "POST", path: "/auth/local", body: { a: "1" } }),
  "entry write": (content) => content.send({ verb: "PUT", path: "/pages/1", body: {} }),
};
const CONTENT_WRITES = new Set(["account write", "entry write"]);

/** Every upstream call against every fault, each with a client of its own, so that no breaker is open. */
export async function proveCalls(table: Table, options: ProofOptions): Promise<void> {
  const rejections: unknown[] = [];
  const onRejection = (error: unknown) => void rejections.push(error);
  process.on("unhandledRejection", onRejection);
  const handles = process.getActiveResourcesInfo().length;
  const servers = await startAll();
  const names = Object.keys(methods) as MethodName[];
  const cases = [...servers.keys()].flatMap((fault) => [
    ...selection(options.isSample ? names.filter(isRead) : names, options, 2).map((method) => ({
      fault,
      name: method as string,
      call: () => callPlatform(servers.get(fault), method, fault),
    })),
    ...selection(Object.keys(contentReads), options, 1).map((name) => ({
      fault,
      name,
      call: () => callContent(servers.get(fault), name),
    })),
  ]);
  const run = (some: typeof cases, atOnce: number) =>
    inTurns(some, atOnce, ({ fault, name, call }) => table.check(`calls: ${fault}`, name, call));
  await run(
    cases.filter(({ fault }) => !LARGE.has(fault)),
    AT_ONCE,
  );
  await run(
    cases.filter(({ fault }) => LARGE.has(fault)),
    LARGE_AT_ONCE,
  );
  await Promise.all([...servers.values()].map((server) => server?.close()));
  await table.check("calls: rejections that nobody handles", "all", () => {
    process.off("unhandledRejection", onRejection);
    if (rejections.length > 0) throw new Error(`${rejections.length}: ${rejections[0]}`);
  });
  await table.check("calls: handles that stay", "all", () => untilHandles(handles));
}

const isRead = (name: MethodName) => methods[name].verb === "GET";

async function startAll(): Promise<Map<Fault, FaultServer | null>> {
  const servers = new Map<Fault, FaultServer | null>();
  for (const [fault, answer] of Object.entries(upstreamFaults) as [Fault, Answer | null][]) {
    const server = answer && (await startFaultServer());
    if (answer) server?.answer(answer);
    servers.set(fault, server);
  }
  return servers;
}

const NOBODY = "http://127.0.0.1:9";

async function callPlatform(server: FaultServer | null | undefined, method: MethodName, fault: Fault) {
  const platform = createPlatform(configFor(server?.url ?? NOBODY), quiet);
  const definition: MethodDefinition = methods[method];
  const path = `/api/${definition.wireName?.replace("{provider}", "idcheck") ?? method}`;
  const before = callsOf(server, path);
  const request = requestFor({ log: quiet });
  const startedAt = performance.now();
  const outcome = await settle(
    platform
      .forRequest(request)
      .call(method, exampleInput(definition.params) as never, { provider: "idcheck", idempotencyKey: "k" }),
  );
  const ms = performance.now() - startedAt;
  await platform.close();
  const budget = budgets[definition.timeClass];
  const isGet = definition.verb === "GET";
  mustBeTyped(outcome);
  if (outcome instanceof UpstreamFailure && outcome.kind === "input") throw outcome;
  within(ms, isGet ? budget.totalMs : budget.writeMs);
  const calls = callsOf(server, path) - before;
  if (server && (calls < 1 || calls > (isGet ? 2 : 1))) throw new Error(`was sent ${calls} times`);
  const relayed = request.cookies.setCookieLines().length;
  const max = fault === "Set-Cookie storm" && definition.class === "P" ? MAX_COOKIES : 0;
  if (relayed > max) throw new Error(`${relayed} of ${COOKIES.length} cookies were relayed`);
  return ms;
}

async function callContent(server: FaultServer | null | undefined, name: string) {
  const content = createContent(configFor(server?.url ?? NOBODY), quiet);
  const client = content.forRequest({
    requestId: "proof",
    origin: "https://casino.example",
    locale: "en-US",
    signal: new AbortController().signal,
  });
  const startedAt = performance.now();
  const outcome = await settle(contentReads[name]?.(client) ?? Promise.resolve());
  const ms = performance.now() - startedAt;
  await content.close();
  mustBeTyped(outcome);
  within(ms, CONTENT_WRITES.has(name) ? budgets.private.writeMs : budgets.private.totalMs);
  return ms;
}

const callsOf = (server: FaultServer | null | undefined, path: string) =>
  server?.seen.filter(({ url }) => url.pathname === path).length ?? 0;

function settle(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error);
}

function mustBeTyped(outcome: unknown): void {
  const isTyped =
    outcome instanceof UpstreamFailure ||
    outcome instanceof UpstreamRefusal ||
    (outcome instanceof Error && outcome.name === "ContentError");
  if (outcome instanceof Error && !isTyped) throw outcome;
}

function within(ms: number, budget: number): void {
  if (ms > budget + GRACE) throw new Error(`took ${Math.round(ms)} ms of ${budget}`);
}

/** Sockets close a moment after their client. */
async function untilHandles(before: number): Promise<number> {
  const end = Date.now() + 15_000;
  for (;;) {
    const more = process.getActiveResourcesInfo().length - before;
    if (more <= 2) return Math.max(0, more);
    if (Date.now() > end) throw new Error(`${more} more than before: ${process.getActiveResourcesInfo()}`);
    await wait(100);
  }
}
