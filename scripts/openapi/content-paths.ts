import type { z } from "zod";
import type { ContentCall } from "../../app/content/calls/content-call";
import { contentCalls } from "../../app/content/calls/registry";
import type { JsonSchema } from "./json-schema";
import { jsonSchemaOf } from "./json-schema";
import { pathParameters } from "./parameters";

const calls: readonly ContentCall[] = contentCalls;

/** Verb and path of a call. */
const keyOf = ({ verb, path }: ContentCall) => `${verb} ${path}`;

export const contentSchemas: Record<string, z.ZodType> = Object.fromEntries(
  calls.flatMap((call) => ("schema" in call.reply ? [[keyOf(call), call.reply.schema]] : [])),
);

/** Strapi 4's names of common parameters, with those of version 3 (docs/contract.md#4.3). */
const DIALECT: Record<string, { name: string; v3: string }> = {
  locale: { name: "locale", v3: "_locale" },
  page: { name: "pagination[page]", v3: "_start" },
  pageSize: { name: "pagination[pageSize]", v3: "_limit" },
  sort: { name: "sort[0]", v3: "_sort" },
};

function queryOf({ base, query, class: cacheClass }: ContentCall): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  const hasDialect = base === "api" && cacheClass === "S";
  return Object.entries(properties).map(([field, schema]) => {
    const dialect = DIALECT[field] ?? { name: `filters[${field}][$eq]`, v3: field };
    return {
      name: hasDialect ? dialect.name : field,
      in: "query",
      required: required.includes(field),
      ...(hasDialect && { "x-v3-name": dialect.v3 }),
      schema,
    };
  });
}

const META: JsonSchema = { type: "object", additionalProperties: true };
const entryOf = (schema: JsonSchema): JsonSchema => ({
  description: "Strapi 4 puts the fields under `attributes`, version 5 beside the id.",
  anyOf: [{ type: "object", required: ["id", "attributes"], properties: { attributes: schema } }, schema],
});
const wrapped = (data: JsonSchema): JsonSchema => ({
  type: "object",
  required: ["data"],
  properties: { data, meta: META },
});

function jsonReply(kind: "plain" | "one" | "many", schema: JsonSchema): JsonSchema {
  if (kind === "plain") return schema;
  const entry = entryOf(schema);
  if (kind === "one") return { anyOf: [wrapped({ anyOf: [entry, { type: "null" }] }), schema] };
  return {
    anyOf: [
      wrapped({ type: "array", items: entry }),
      { description: "Version 3", type: "array", items: schema },
    ],
  };
}

function responseOf(call: ContentCall, schema: JsonSchema | undefined): Record<string, object> {
  const { reply } = call;
  if (reply.kind === "redirect") return { "302": { description: "To the provider" } };
  if (reply.kind === "text" || !schema) {
    return { "200": { description: "Text", content: { "text/plain": { schema: { type: "string" } } } } };
  }
  const body = jsonReply(reply.kind, schema);
  return { "200": { description: "Done", content: { "application/json": { schema: body } } } };
}

function operationOf(call: ContentCall, schema: JsonSchema | undefined): object {
  const isOpen = call.base === "service" || call.path.startsWith("/connect");
  return {
    operationId: keyOf(call),
    tags: [call.base === "service" ? "service" : "content"],
    "x-cache-class": call.class,
    security: isOpen ? [] : [{}, { contentToken: [] }],
    parameters: [...pathParameters(call.path), ...queryOf(call)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchemaOf(call.body) } },
      },
    }),
    responses: {
      ...responseOf(call, schema),
      default: {
        description: "An error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/ContentError" } } },
      },
    },
  };
}

const variable = (name: string, value: string) => ({ [name]: { default: value } });
const SERVERS = {
  service: [{ url: "{contentUrl}", variables: variable("contentUrl", "https://content.example") }],
  api: [
    {
      url: "{contentUrl}{prefix}",
      description: "The prefix is empty in version 3.",
      variables: { ...variable("contentUrl", "https://content.example"), ...variable("prefix", "/api") },
    },
  ],
};

export function contentPaths(replies: Record<string, JsonSchema>): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = {
      servers: SERVERS[call.base],
      ...paths[call.path],
      [call.verb.toLowerCase()]: operationOf(call, replies[keyOf(call)]),
    };
  }
  return paths;
}
