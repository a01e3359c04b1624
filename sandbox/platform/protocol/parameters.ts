import { parse } from "qs";
import { parseMIMEType } from "undici";
import { Refusal } from "./errors";

export type Parameters = Record<string, unknown>;

/** docs/contract.md#1.2: nesting, list and count limits. `qs` throws above them. */
const limits = {
  depth: 5,
  strictDepth: true,
  arrayLimit: 20,
  parameterLimit: 1000,
  throwOnLimitExceeded: true,
} as const;

export function parseQuery(text: string): Parameters {
  try {
    return parse(text, limits);
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal("InvalidRequestException", { code: "LIMIT", message: error.message });
    throw error;
  }
}

/** Body parameters of a POST: either form encoding, never JSON. */
export async function parseBody(request: Request): Promise<Parameters> {
  const header = request.headers.get("content-type") ?? "";
  const type = parseMIMEType(header);
  const essence = type === "failure" ? undefined : type.essence;
  if (essence === "application/x-www-form-urlencoded") return parseQuery(await request.text());
  if (essence === "multipart/form-data") {
    const pairs = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
    return parseQuery(new URLSearchParams(pairs).toString());
  }
  if (header === "" && (await request.text()) === "") return {};
  throw new Refusal("InvalidRequestException", { code: "BODY_FORMAT", message: "Form data expected" });
}

/** One text value; anything nested counts as absent. */
export function textOf(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === "string" ? value : undefined;
}

/** Members of a comma list (docs/contract.md#1.2); empty when absent. */
export function commaList(parameters: Parameters, name: string): string[] {
  const text = textOf(parameters, name);
  if (!text) return [];
  const members = text.split(",");
  if (members.some((member) => !/^[A-Za-z0-9_.-]+$/.test(member))) throw wrongFormat(name);
  return members;
}

export function wrongFormat(name: string): Refusal {
  return new Refusal("InvalidParameterException", {
    message: "Invalid parameters",
    data: { invalid_parameters: { [name]: ["WRONG_FORMAT"] } },
  });
}
