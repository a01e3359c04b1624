import type { z } from "zod";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

// Converts method parameters to their wire format (docs/contract.md#1.2).

const FLAG: JsonSchema = { type: "string", enum: ["1", "0"] };

/** Booleans are sent as `1` and `0`. */
function wireSchema(schema: JsonSchema): JsonSchema {
  if (schema.const === true) return { type: "string", const: "1" };
  return schema.type === "boolean" ? FLAG : schema;
}

type Form = "word" | "commaList" | "brackets" | "json";

function formOf(schema: JsonSchema): Form {
  if (schema.type === "array") return "commaList";
  if (schema.type !== "object") return "word";
  return schema.properties ? "json" : "brackets";
}

const SERIALISATION: Record<Exclude<Form, "json">, object> = {
  word: {},
  commaList: { style: "form", explode: false },
  brackets: { style: "deepObject", explode: true },
};

interface Field {
  name: string;
  isRequired: boolean;
  schema: JsonSchema;
  form: Form;
}

function fieldsOf(params: z.ZodType): Field[] {
  const { properties = {}, required = [] } = jsonSchemaOf(params);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema: wireSchema(schema),
    form: formOf(schema),
  }));
}

export function queryParameters(params: z.ZodType): object[] {
  return fieldsOf(params).map(({ name, isRequired, schema, form }) => ({
    name,
    in: "query",
    required: isRequired,
    ...(form === "json"
      ? { content: { "application/json": { schema } } }
      : { ...SERIALISATION[form], schema }),
  }));
}

/** Undefined for a method without parameters. The platform accepts both content types. */
export function formBody(params: z.ZodType): object | undefined {
  const fields = fieldsOf(params);
  if (fields.length === 0) return undefined;
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const encoding = fields
    .filter(({ form }) => form === "commaList" || form === "brackets")
    .map(({ name, form }) => [name, SERIALISATION[form as "commaList" | "brackets"]]);
  const schema = {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    ...(required.length > 0 && { required }),
  };
  const media = { schema, ...(encoding.length > 0 && { encoding: Object.fromEntries(encoding) }) };
  return {
    required: required.length > 0,
    content: { "application/x-www-form-urlencoded": media, "multipart/form-data": { schema } },
  };
}

/** The parameters in braces of a path. */
export function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "provider" ? { type: "string", pattern: "^[a-z][a-z0-9]{1,31}$" } : { type: "string" },
  }));
}
