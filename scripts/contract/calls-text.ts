import { code, tableOf } from "../markdown";
import type { JsonSchema } from "../openapi/json-schema";
import { linkTo, typeText } from "./type-text";

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  style?: string;
  schema?: JsonSchema;
  content?: Record<string, { schema: JsonSchema }>;
  "x-v3-name"?: string;
}
interface Body {
  content: Record<string, { schema: JsonSchema; example?: { data: unknown } }>;
}
export interface Operation {
  operationId: string;
  tags: string[];
  "x-cache-class": string;
  security: object[];
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Partial<Body>>;
}
export interface Call {
  verb: string;
  path: string;
  operation: Operation;
}

const KEY = "idempotencyKey";
const mediaOf = (body: Partial<Body> | undefined) => Object.values(body?.content ?? {})[0];

/** How a parameter is serialised: plain, comma list, brackets, or JSON text. */
function parameterText(name: string, isRequired: boolean, schema: JsonSchema, form = ""): string {
  const label = `\`${name}${isRequired ? "" : "?"}\``;
  if (form === "json") return `${label} JSON text of ${typeText(schema)}`;
  if (schema.type === "object" && !schema.properties) return `\`${name}[...]${isRequired ? "" : "?"}\``;
  if (schema.type === "array") return `${label} comma list of ${typeText(schema.items ?? {})}`;
  const type = typeText(schema);
  return type === "string" ? label : `${label} ${type}`;
}

function parametersOf({ parameters, requestBody }: Operation): string {
  const inQuery = parameters
    .filter((parameter) => parameter.name && parameter.in === "query")
    .map(({ name = "", required = false, schema, content, "x-v3-name": v3Name }) => {
      const json = content?.["application/json"]?.schema;
      const text = parameterText(name, required, json ?? schema ?? {}, json ? "json" : "");
      return v3Name && v3Name !== name ? `${text} (version 3: \`${v3Name}\`)` : text;
    });
  const body = mediaOf(requestBody)?.schema;
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) =>
    parameterText(name, body?.required?.includes(name) ?? false, schema),
  );
  return [...inQuery, ...inBody].join(", ") || "none";
}

function replyOf({ responses }: Operation): string {
  const schema = mediaOf(responses["200"])?.schema;
  return typeText(schema?.properties?.data ?? {});
}

const needsSession = ({ security }: Operation) => security.every((scheme) => "session" in scheme);
const isKeyed = ({ parameters }: Operation) => parameters.some(({ $ref }) => $ref?.endsWith(`/${KEY}`));
export const anchorOf = (path: string) =>
  path
    .replace("/api/", "")
    .toLowerCase()
    .replaceAll(/[^\w-]/g, "");

/** Markdown table of platform methods. */
export function methodsText(calls: Call[]): string {
  const rows = calls.map(({ verb, path, operation }) => {
    const name = path.slice("/api/".length);
    const session = needsSession(operation) ? "yes" : "no";
    const key = isKeyed(operation) ? ", keyed" : "";
    return [
      `${verb} [${code(name)}](examples.md#${anchorOf(path)})`,
      session,
      `${operation["x-cache-class"]}${key}`,
      parametersOf(operation),
      replyOf(operation),
    ];
  });
  return tableOf(["Call", "Session", "Class", "Parameters", "`data`"], rows);
}

/** Markdown table of the content service's calls. */
export function contentCallsText(calls: Call[]): string {
  const rows = calls.map(({ verb, path, operation }) => [
    `${verb} ${code(path)}`,
    operation["x-cache-class"],
    parametersOf(operation),
    contentReplyOf(operation),
  ]);
  return tableOf(["Call", "Class", "Query or body", "Reply"], rows);
}

/** The entity of a reply, without the wrapper that depends on the version. */
function contentReplyOf({ responses }: Operation): string {
  if (responses["302"]) return "redirect";
  const media = responses["200"]?.content ?? {};
  const schema = media["application/json"]?.schema;
  if (!schema) return "text";
  if (!schema.anyOf) return typeText(schema);
  const version3 = schema.anyOf.at(-1) ?? {};
  const entity = version3.type === "array" ? version3.items : version3;
  const kind = version3.type === "array" ? "entries of" : "one";
  return `${kind} ${entity?.$ref ? linkTo(entity.$ref.split("/").at(-1) ?? "") : typeText(entity ?? {})}`;
}

/** The complete example reply of each platform method. */
export function examplesText(calls: Call[]): string {
  const parts = calls.map(({ path, operation }) => {
    const example = JSON.stringify(mediaOf(operation.responses["200"])?.example, null, 2);
    return `## ${code(path.slice("/api/".length))}\n\n\`\`\`json\n${example}\n\`\`\``;
  });
  return parts.join("\n\n");
}
