import { setTimeout as wait } from "node:timers/promises";
import { isErrorType, Refusal } from "../platform/protocol/errors";
import { jsonReply, privateHeaders, refusalReply } from "../platform/protocol/replies";
import { sessionUid } from "../platform/protocol/sessions";
import { refusalPage } from "../play/refusal-page";
import { defaultLocale } from "../world/words";
import type { StandingFault, World } from "../world/world";

/** `target=effect[*times]`, comma separated (docs/contract.md#7.4). Throws on anything else. */
export function parseFaults(text: string): StandingFault[] {
  return text
    .split(",")
    .filter((part) => part.trim())
    .map((part) => {
      const match = /^\s*([^=\s]+)=(\w+(?:[:/]\w+)?)(?:\*(\d+))?\s*$/.exec(part);
      const [, target, effect, times] = match ?? [];
      if (!target || !effect || !isEffect(effect)) throw new Error(`not a fault: ${part.trim()}`);
      return { target, effect, ...(times ? { remaining: Number(times) } : {}) };
    });
}

function isEffect(effect: string): boolean {
  const [name = "", value] = effect.split(/[:/]/);
  if (["html", "garbage", "empty", "wrongtype", "hang", "drop", "flaky"].includes(effect)) return true;
  if (["dropafter", "hangafter"].includes(effect)) return true;
  if (["status", "delay", "statusafter", "delayafter"].includes(name)) return /^\d+$/.test(value ?? "");
  return isErrorType(name);
}

/** `answer` as the fault that is due, if any, makes it look. An `…after` lets the call do its work first. */
export async function withFault(
  world: World,
  request: Request,
  url: URL,
  name: string,
  cookies: ReadonlyMap<string, string>,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const fault = ownFault(request, url, name, cookies) ?? standingFault(world, url, name, cookies);
  if (!fault) return answer();
  const [written = "", value] = fault.effect.split(/[:/]/);
  if (written === "flaky" && seenBefore(world, request, url)) return answer();
  if (fault.remaining !== undefined) fault.remaining--;
  const effect = written.replace(/after$/, "");
  const answered = effect === written ? undefined : await answer();
  if (effect === "delay") {
    await wait(Number(value));
    return answered ?? answer();
  }
  if (url.pathname.startsWith("/platform/game/") && isErrorType(effect))
    return refusalPage(new Refusal(effect, { code: value }), defaultLocale);
  return reply(effect, value, isEnveloped(url));
}

function ownFault(
  request: Request,
  url: URL,
  name: string,
  cookies: ReadonlyMap<string, string>,
): StandingFault | undefined {
  const text =
    request.headers.get("x-sandbox-fault") ?? decodeURIComponent(cookies.get("sandbox_fault") ?? "");
  if (!text) return undefined;
  try {
    return parseFaults(text).find((fault) => isTarget(fault, url, name));
  } catch {
    // A header anybody may send must not break a call; the control endpoint does complain.
    return undefined;
  }
}

function standingFault(
  world: World,
  url: URL,
  name: string,
  cookies: ReadonlyMap<string, string>,
): StandingFault | undefined {
  if (world.state.faults.length === 0) return undefined;
  const uid = sessionUid(world, cookies);
  const due = world.state.faults.filter(
    (fault) =>
      fault.remaining !== 0 && isTarget(fault, url, name) && (fault.uid === undefined || fault.uid === uid),
  );
  return due.find((fault) => fault.uid !== undefined) ?? due[0];
}

/** A path is meant with what lies below it; `/api/banners` is no `/api/banners.get` of the platform's. */
function isTarget({ target }: StandingFault, { pathname }: URL, name: string): boolean {
  if (target === "*" || target === name) return true;
  return target.startsWith("/") && pathname.startsWith(target) && pathname[target.length] !== ".";
}

/** The retry of a call has its request id and its address; the first sight of the pair is the one that fails. */
function seenBefore(world: World, request: Request, url: URL): boolean {
  const key = `${request.headers.get("x-request-id") ?? ""} ${request.method} ${url.pathname}${url.search}`;
  const { flakySeen } = world.state;
  if (flakySeen.delete(key)) return true;
  flakySeen.add(key);
  return false;
}

const isEnveloped = (url: URL) => /^\/api\/[^/]*\./.test(url.pathname);

function reply(effect: string, value: string | undefined, enveloped: boolean): Response | Promise<Response> {
  const headers = privateHeaders();
  switch (effect) {
    case "flaky":
      return new Response(null, { status: 503, headers });
    case "status":
      return new Response(null, { status: Number(value), headers });
    case "html":
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response("<!doctype html><title>Gateway</title><h1>It works!</h1>", { headers });
    case "garbage":
      headers.set("Content-Type", "application/json; charset=utf-8");
      return new Response('{"data":{"items":[{"id":1,', { headers });
    case "empty":
      return jsonReply(enveloped ? { data: null } : null, 200, headers);
    case "wrongtype":
      return jsonReply(enveloped ? { data: "unexpected" } : "unexpected", 200, headers);
    case "hang":
      return new Promise(() => {});
    case "drop":
      return Response.error();
    default:
      return refusalReply(
        new Refusal(isErrorType(effect) ? effect : "UnknownErrorException", { code: value }),
        headers,
      );
  }
}
