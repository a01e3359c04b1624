import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, type Mock } from "vitest";
import {
  type Answer,
  type FaultServer,
  faults,
  json,
  startFaultServer,
} from "../../tests/support/fault-server";
import { configFor, recordedLog, requestFor } from "../../tests/support/requests";
import type { Json } from "../upstream/json";
import { createPlatform, type Platform } from "./client.server";
import type { PlatformRequest } from "./platform-request";
import { examples } from "./testing/contract-examples";

let server: FaultServer;
let platform: Platform | undefined;
beforeAll(async () => {
  server = await startFaultServer();
});
afterEach(() => platform?.close());
afterAll(() => server.close());

const full = examples["metadata.getgeneralinfo"].full as Record<string, Json>;
/** Every gate closed or on: the values that a mangled reply must not open. */
const closed = {
  domain_state: "blocked",
  time_to_force_logout: 600,
  user_inactivity_cashier_time: 30,
  user_inactivity_pp_time: 40,
} as const;
const open = {
  domain_state: "active",
  time_to_force_logout: 0,
  user_inactivity_cashier_time: 0,
  user_inactivity_pp_time: 0,
};
const gates = Object.keys(closed) as (keyof typeof closed)[];
// Nothing is cached, so that each read is a call.
const says = (data: Json): Answer => {
  return (response) => json(response, { data }, { headers: { "cache-control": "no-store" } });
};
const closedReply = { ...full, ...closed };

async function start(changes: Parameters<typeof configFor>[1] = {}) {
  await platform?.close();
  const log = recordedLog();
  platform = createPlatform(configFor(server.url, changes), log);
  return log;
}

function gatesOf(request: Partial<PlatformRequest> = {}) {
  if (!platform) throw new Error("not started");
  return platform.forRequest(requestFor(request)).gates();
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(closedReply).filter(([key]) => key !== name));
const odd: Json[] = [null, "", "odd", true, -1, [], {}, "12 minutes"];
const fieldsGone = Object.keys(closedReply).map((name): [string, Answer] => [
  `without ${name}`,
  says(without(name)),
]);
const gatesOdd = gates.flatMap((name) =>
  odd.map((value): [string, Answer] => [
    `with ${name} ${JSON.stringify(value)}`,
    says({ ...closedReply, [name]: value }),
  ]),
);
const othersOdd = Object.keys(full)
  .filter((name) => !gates.includes(name as keyof typeof closed))
  .map((name): [string, Answer] => [`with an odd ${name}`, says({ ...closedReply, [name]: { odd: [1] } })]);
const noReply: [string, Answer][] = [
  ["of nothing", says({})],
  ["of null", says(null)],
  ["of a list", says([])],
  ["of a word", says("unexpected")],
  ["that is HTML", faults["html 200"]],
  ["that is cut", faults.garbage],
  ["of status 500", faults["empty 500"]],
  ["of status 403", (response) => void response.writeHead(403).end()],
  ["that never comes", faults.reset],
  [
    "that is a refusal",
    (response) =>
      json(response, { error: { type: "AccessDeniedException", code: "GEO", message: "" } }, { status: 403 }),
  ],
];
const mangled = [...fieldsGone, ...gatesOdd, ...othersOdd, ...noReply];
const readers: Partial<PlatformRequest>[] = [
  // A visitor's shared page, a player's own, a visitor of an unknown country, another language.
  { isShared: true },
  {},
  { isShared: true, country: undefined },
  { locale: "es-ES" },
];

describe("a reply about the site", () => {
  it.each(mangled)("%s opens no gate, for anybody, nor after a restart", async (_name, answer) => {
    const bootSnapshotDir = mkdtempSync(join(tmpdir(), "gates-"));
    server.answer(says(closedReply));
    await start({ bootSnapshotDir });
    expect(await gatesOf()).toEqual(closed);
    server.answer(answer);
    for (const gates of await Promise.all(readers.map((request) => gatesOf(request))))
      expect(gates).toEqual(closed);
    await start({ bootSnapshotDir });
    for (const gates of await Promise.all(readers.map((request) => gatesOf(request))))
      expect(gates).toEqual(closed);
  });

  it.each(gates)("that says %s anew is believed, and opens what it names alone", async (name) => {
    server.answer(says(closedReply));
    await start();
    await gatesOf();
    server.answer(says({ ...without("is_seon_enabled"), [name]: open[name] }));
    expect(await gatesOf()).toEqual({ ...closed, [name]: open[name] });
    server.answer(says({ [name]: closed[name] }));
    expect(await gatesOf()).toEqual(closed);
  });

  it("holds for its own site", async () => {
    server.answer((response, { headers }, nth) =>
      says(headers["x-forwarded-host"] === "b.example" ? full : closedReply)(response, {} as never, nth),
    );
    await start();
    expect(await gatesOf({ origin: "https://a.example" })).toEqual(closed);
    expect(await gatesOf({ origin: "https://b.example" })).toMatchObject({
      domain_state: full.domain_state as string,
    });
    server.answer(faults["empty 500"]);
    expect(await gatesOf({ origin: "https://a.example" })).toEqual(closed);
    expect(await gatesOf({ origin: "https://b.example" })).toMatchObject({
      domain_state: full.domain_state as string,
    });
  });

  it("that never came leaves the defaults, which is logged once", async () => {
    server.answer(says({}));
    const log = await start();
    expect(await gatesOf()).toEqual(open);
    expect(await gatesOf()).toEqual(open);
    const lines = (log.warn as Mock).mock.calls.filter(([, text]) =>
      String(text).includes("never told a gate"),
    );
    expect(lines).toEqual([[{ origin: "https://casino.example", gates }, expect.any(String)]]);
  });

  it("that the platform is closed passes on", async () => {
    server.answer((response) =>
      json(
        response,
        { error: { type: "ApplicationDisabledException", code: "DISABLED", message: "" } },
        { status: 503 },
      ),
    );
    await start();
    await expect(gatesOf()).rejects.toMatchObject({ type: "ApplicationDisabledException" });
  });
});
