import { z } from "zod";

type Shape = z.core.JSONSchema.BaseSchema;

/** The smallest input that a schema takes: required fields alone, each the simplest value of its kind. */
export function exampleInput(schema: z.ZodType): unknown {
  return exampleOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);
}

function exampleOf(shape: Shape): unknown {
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return exampleOf(first as Shape);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case "object":
      return Object.fromEntries(
        (shape.required ?? []).map((name) => [name, exampleOf((shape.properties?.[name] ?? {}) as Shape)]),
      );
    case "array":
      return [exampleOf((shape.items ?? {}) as Shape)];
    case "integer":
    case "number":
      return Math.max(1, Number(shape.minimum ?? 1));
    case "boolean":
      return true;
    default:
      return "1";
  }
}
