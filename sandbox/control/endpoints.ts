import { jsonReply, privateHeaders } from "../platform/protocol/replies";
import { isPlain, merge } from "../world/patches";
import type { World } from "../world/world";
import { recordedCalls } from "./calls";
import { parseFaults } from "./faults";
import { finishTransaction, ledgerOf } from "./money";
import { clonePlayer, patchPlayer, queueNotice, reviewPlayer } from "./players";

type Body = Record<string, unknown>;
type Endpoint = (world: World, body: Body, url: URL, id: string) => object;

/** `VERB name`, or `VERB name/part`; the path segment after the name is the id. */
const endpoints: Record<string, Endpoint> = {
  "POST reset": (world) => {
    world.reset();
    return {};
  },
  "POST users": (world, { base, patch }) => clonePlayer(world, String(base), isPlain(patch) ? patch : {}),
  "PATCH users": (world, body, _url, id) => patchPlayer(world, Number(id), body),
  "POST users/review": (world, { answer }, _url, id) => reviewPlayer(world, Number(id), answer),
  "GET users/ledger": (world, _body, _url, id) => ledgerOf(world, Number(id)),
  "POST transactions": (world, body, _url, id) => finishTransaction(world, id, body),
  "POST faults": (world, body) => {
    world.state.faults.push(...faultsOf(body));
    return { faults: world.state.faults };
  },
  "DELETE faults": (world, body) => {
    const gone = body.faults === undefined ? undefined : faultsOf(body);
    world.state.faults = world.state.faults.filter(
      (fault) =>
        (body.uid !== undefined && fault.uid !== body.uid) ||
        gone?.every((one) => one.target !== fault.target || one.effect !== fault.effect),
    );
    return { faults: world.state.faults };
  },
  "POST notices": (world, { uid, notice }) => queueNotice(world, Number(uid), isPlain(notice) ? notice : {}),
  "POST clock": (world, { now, advance_ms, real }) => {
    if (real) world.clock.real();
    if (typeof now === "string" || typeof now === "number") world.clock.set(momentOf(now));
    if (typeof advance_ms === "number") world.clock.advance(advance_ms);
    return { now: new Date(world.clock.now()).toISOString() };
  },
  "PATCH config": (world, body) => {
    for (const [part, patch] of Object.entries(body)) {
      if (!configParts.includes(part)) throw new Error(`config has no part ${part}`);
      if (!isPlain(patch)) throw new Error(`${part} must be an object`);
    }
    world.state.patches = merge(world.state.patches, body) as Record<string, Record<string, unknown>>;
    return {};
  },
  "GET outbox": (world, _body, url) => {
    const contact = url.searchParams.get("contact");
    return { messages: world.state.outbox.filter((message) => !contact || message.contact === contact) };
  },
  "GET feedback": (world) => ({ feedback: world.state.feedback }),
  "GET calls": (world, _body, url) => ({
    calls: recordedCalls(world, url.searchParams.get("method"), url.searchParams.get("since")),
  }),
};

const configParts = [
  "sportsbook",
  "generalInfo",
  "cmsConfig",
  "commonData",
  "webSetting",
  "supportSettings",
  "messages",
  "locales",
  "personalDataFields",
  "messenger",
  "pay",
];

export async function answerControl(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , name = "", id = "", part] = url.pathname.split("/");
  const key = `${request.method} ${part ? `${name}/${part}` : name}`;
  if (request.headers.get("x-sandbox-key") !== world.settings.key) return refused(403, "wrong X-Sandbox-Key");
  const endpoint = endpoints[key];
  if (!endpoint) return refused(404, `no endpoint ${key}`);
  try {
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : {};
    if (!isPlain(body)) throw new Error("a JSON object expected");
    return jsonReply({ ok: true, ...endpoint(world, body, url, id) }, 200, privateHeaders());
  } catch (error) {
    return refused(400, error instanceof Error ? error.message : String(error));
  }
}

function faultsOf({ faults, uid }: Body) {
  if (!Array.isArray(faults)) throw new Error("faults must be a list");
  const owner = typeof uid === "number" ? { uid } : {};
  return faults.flatMap((text) => parseFaults(String(text))).map((fault) => ({ ...fault, ...owner }));
}

function momentOf(value: string | number): number {
  const moment = new Date(value).getTime();
  if (Number.isNaN(moment)) throw new Error("now must be a moment");
  return moment;
}

function refused(status: number, message: string): Response {
  return jsonReply({ ok: false, message }, status, privateHeaders());
}
