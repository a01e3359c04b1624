import { z } from "zod";

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export interface JsonSchema {
  type?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  $ref?: string;
  [keyword: string]: unknown;
}

/** Describes the wire format, before zod transforms. */
const WIRE = { io: "input", unrepresentable: "throw" } as const;

/** Removes the integer limits that zod adds, and the null that stands for an invalid value: they are no part of the API. */
function tidy(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value) => {
    const isNoise =
      (key === "minimum" && value === Number.MIN_SAFE_INTEGER) ||
      (key === "maximum" && value === Number.MAX_SAFE_INTEGER);
    if (isNoise) return undefined;
    if (value?.["x-fallback"] !== undefined) return withoutNull(value);
    return key === "$ref" ? value.replace("#/$defs/", "#/components/schemas/") : value;
  });
  return JSON.parse(text);
}

function withoutNull({ anyOf, type, ...rest }: JsonSchema): JsonSchema {
  if (anyOf) return { ...anyOf[0], ...rest };
  return { type: Array.isArray(type) ? type[0] : type, ...rest };
}

/** One schema with all references inlined. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { ...WIRE, reused: "inline" });
  return tidy(rest as JsonSchema);
}

/**
 * Schemas by place of use, and the named ones they refer to. The exporting module names them: `GameSchema` becomes
 * `Game`.
 */
export function namedSchemas(modules: readonly object[], used: Record<string, z.ZodType>) {
  const named = modules.flatMap((module) => Object.entries(module)).filter(isNamedSchema);
  for (const [name, schema] of named) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id: name.replace(/Schema$/, "") });
  }
  const whole = z.toJSONSchema(z.object(used), WIRE) as JsonSchema;
  for (const [, schema] of named) z.globalRegistry.remove(schema);
  const { $defs = {}, properties = {} } = tidy(whole) as {
    $defs?: Record<string, JsonSchema>;
    properties?: Record<string, JsonSchema>;
  };
  const components = Object.fromEntries(
    Object.entries($defs).map(([name, { id: _id, ...schema }]) => [name, schema]),
  );
  return { components, schemas: properties };
}

function isNamedSchema(entry: [string, unknown]): entry is [string, z.ZodType] {
  return entry[0].endsWith("Schema") && entry[1] instanceof z.ZodType;
}
