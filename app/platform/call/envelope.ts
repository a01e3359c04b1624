import { isJsonObject, type Json, type JsonObject, parseJson } from "~/upstream/json";
import { errorCatalogue } from "../error-catalogue";
import { type ErrorData, isServerErrorType, PlatformFailure, PlatformRefusal } from "../errors";

/** A platform reply before it is parsed. */
export interface WireReply {
  status: number;
  contentType: string | undefined;
  text: string;
}

/**
 * Returns the `data` of a reply (docs/contract.md#1.3), not yet validated against the method's schema. Throws
 * PlatformRefusal for a typed error, even under status 200, and PlatformFailure for anything that is not an envelope.
 */
export function readEnvelope(method: string, reply: WireReply): Json {
  const body = bodyOf(reply);
  if (isJsonObject(body?.error)) throw refusalOf(method, reply.status, body.error);
  if (reply.status >= 400) {
    throw new PlatformFailure({ kind: "status", status: reply.status, method, wasSent: true });
  }
  if (reply.status !== 200 || !body || !("data" in body)) {
    throw new PlatformFailure({
      kind: "contract",
      status: 502,
      method,
      wasSent: true,
      // A login or a firewall answers with pages for people.
      detail: isJson(reply) ? "no envelope" : `${reply.contentType?.split(";", 1)[0] || "no type"}, no JSON`,
    });
  }
  return body.data as Json;
}

function isJson({ contentType = "" }: WireReply): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType);
}

function bodyOf(reply: WireReply): JsonObject | undefined {
  if (!isJson(reply)) return undefined;
  try {
    const body = parseJson(reply.text);
    return isJsonObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(method: string, status: number, error: JsonObject): PlatformRefusal {
  const type = isServerErrorType(error.type) ? error.type : "UnknownErrorException";
  const code =
    typeof error.code === "string" && /^[A-Z][A-Z0-9_]{0,63}$/.test(error.code) ? error.code : "UNKNOWN";
  return new PlatformRefusal({
    type,
    code,
    status: status >= 400 ? status : errorCatalogue[type].status,
    errorData: errorDataOf(error),
    message: typeof error.message === "string" ? error.message.slice(0, 500) : "",
    method,
  });
}

/** Some servers send an empty list for an empty object, and field codes beside `error_data` instead of inside. */
function errorDataOf(error: JsonObject): ErrorData {
  const data = isJsonObject(error.error_data) ? error.error_data : {};
  return isJsonObject(error.invalid_parameters)
    ? { ...data, invalid_parameters: error.invalid_parameters }
    : data;
}
