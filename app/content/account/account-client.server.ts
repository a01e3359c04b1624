import type { ContentReadScope } from "~/content/source/content-source";
import { headersFor } from "~/content/source/source.server";
import type { AppConfig } from "~/context/app-config";
import { type Json, type JsonObject, parseJson } from "~/upstream/json";
import type { Logger } from "~/upstream/logger";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { noTelemetry, type Telemetry } from "~/upstream/telemetry";
import { budgets } from "~/upstream/transport/budgets";
import { createTransport } from "~/upstream/transport/transport.server";
import { headerOf, type RawReply } from "~/upstream/transport/upstream-request.server";
import { ContentFailure } from "../content-failure";
import { apiPrefixOf } from "../strapi/strapi-query";
import { ContentError, unknownError } from "./content-error";

/** One request to the content API on behalf of a content account. */
export interface AccountCall {
  verb: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative to the prefix of the content API, with query. */
  path: string;
  body?: JsonObject;
}

export interface AccountClient {
  /** Returns the reply's JSON, null for an empty body. Throws ContentError. Writes are never retried. */
  send(call: AccountCall, scope: ContentReadScope, token: string | undefined): Promise<Json | null>;
  close(): Promise<void>;
}

/** Client for requests of a single content account: sent with its token, replies never cached. */
export function createAccountClient(
  config: AppConfig,
  log: Logger,
  telemetry: Telemetry = noTelemetry,
): AccountClient {
  const base = new URL(config.contentUrl);
  const prefix = base.pathname.replace(/\/$/, "") + apiPrefixOf(config);
  const transport = createTransport({
    service: "content",
    pool: "accounts",
    telemetry,
    Failure: ContentFailure,
    origin: base.origin,
    budget: budgets.private,
    publish: createPublicAddresses(config).publish,
  });

  async function send({ verb, path, body }: AccountCall, scope: ContentReadScope, token: string | undefined) {
    const name = `${verb} ${path.split("?", 1)[0]}`;
    const request = {
      name,
      label: `${verb} ${labelOf(path)}`,
      calls: scope.calls,
      verb,
      path: prefix + path,
      headers: {
        ...headersFor(scope, "application/json", token),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body && JSON.stringify(body),
    };
    let failed: RawReply | undefined;
    let reason = "contract";
    try {
      const reply = await transport.send(request, log, (raw) => {
        failed = raw;
        // Thrown so that a read is retried and the circuit breaker counts the failure.
        if (raw.status >= 500) {
          throw new ContentFailure({ kind: "status", status: raw.status, method: name, wasSent: true });
        }
        return raw;
      });
      if (reply.status < 400) return reply.text === "" ? null : parseJson(reply.text);
    } catch (error) {
      if (error instanceof ContentFailure) reason = error.kind;
    }
    const errorBody = failed && failed.status >= 400 ? bodyOf(failed) : null;
    throw new ContentError(
      name,
      errorBody === null ? 500 : (failed?.status ?? 500),
      errorBody ?? unknownError(config.contentApiVersion, reason),
    );
  }

  return { send, close: transport.close };
}

/** Paths of the content API that are not those of entries. */
const NAMED =
  /^\/(?:users\/me|auth\/(?:local|local\/register|forgot-password|reset-password|change-password|send-email-confirmation))(?=\?|$)/;

/** Providers and content types come from the address of the page, so they name no call. */
function labelOf(path: string): string {
  return NAMED.exec(path)?.[0] ?? (path.startsWith("/auth/") ? "/auth/{provider}/callback" : "/{types}");
}

/** Parses a JSON body; returns any other body as text, because Strapi 3 and 4 send some errors as plain text. */
function bodyOf(reply: RawReply): Json | null {
  if (reply.text === "") return null;
  if (!/^application\/json\b/i.test(headerOf(reply, "content-type") ?? "")) return reply.text;
  try {
    return parseJson(reply.text);
  } catch {
    return reply.text;
  }
}
