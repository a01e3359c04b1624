import { jsonReply, privateHeaders } from "../../platform/protocol/replies";
import type { World } from "../../world/world";
import type { Dialect } from "../api/dialects";
import { bodyOf } from "../api/write";
import { authCalls, connect } from "./auth";
import type { Bearer } from "./session";

/** A request to the content service, read as its version says. */
export interface ContentRequest {
  world: World;
  request: Request;
  url: URL;
  /** Without the service's prefix. */
  path: string;
  dialect: Dialect;
  bearer: Bearer;
}

/** Accounts of the content service; null for a path that is none of theirs. */
export async function answerAccount(requested: ContentRequest): Promise<Response | null> {
  const { world, request, url, path, dialect, bearer } = requested;
  const [, provider = ""] = /^(?:connect|auth)\/([\w-]+)(?:\/callback)?$/.exec(path) ?? [];
  if (request.method === "GET" && path === `connect/${provider}`) return connect(world, provider);
  const name = `${request.method} ${path.replace(/^auth\/[\w-]+\/callback$/, "auth/{provider}/callback")}`;
  const call = Object.hasOwn(authCalls, name) ? authCalls[name] : undefined;
  if (!call) return null;
  const body = request.method === "GET" ? {} : textsOf(await bodyOf(request));
  return jsonReply(call({ world, dialect, url, body, bearer, provider }), 200, privateHeaders());
}

function textsOf(body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
