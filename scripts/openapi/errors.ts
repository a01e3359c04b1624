import { errorCatalogue } from "../../app/platform/error-catalogue";
import { serverErrorTypes } from "../../app/platform/errors";

// docs/product.md#8: the 29 error types of the platform, each with its status (docs/contract.md#2).

const fieldCodes = {
  type: "object",
  description: "Parameter name to codes; the first code of a parameter decides.",
  additionalProperties: { type: "array", items: { type: "string" } },
};

const errorSchema = {
  type: "object",
  required: ["type", "code", "message", "error_data"],
  properties: {
    type: { $ref: "#/components/schemas/ServerErrorType" },
    code: { type: "string", pattern: "^[A-Z][A-Z0-9_]*$", description: "Stable." },
    message: { type: "string", description: "Technical English, not shown to players." },
    error_data: {
      type: "object",
      properties: {
        invalid_parameters: fieldCodes,
        resend_time: { type: "integer", description: "Seconds" },
        retry_after: { type: "integer", description: "Seconds" },
      },
      additionalProperties: true,
    },
  },
};

const statuses = [...new Set(serverErrorTypes.map((type) => errorCatalogue[type].status))].sort();
const typesOf = (status: number) => serverErrorTypes.filter((type) => errorCatalogue[type].status === status);

export const errorSchemas = {
  ServerErrorType: { type: "string", enum: [...serverErrorTypes] },
  ApiError: errorSchema,
  ContentError: {
    type: "object",
    description: "Strapi 4 and 5 wrap the error, version 3 and /nfx do not.",
    properties: {
      data: { type: "null" },
      error: {
        type: ["object", "string"],
        properties: {
          status: { type: "integer" },
          name: { type: "string" },
          message: { type: "string" },
          details: true,
        },
      },
      statusCode: { type: "integer" },
      message: true,
    },
  },
};

const nameOf = (status: number) => `Refusal${status}`;

/** One response per status, with its error types. */
export const errorResponses = Object.fromEntries(
  statuses.map((status) => [
    nameOf(status),
    {
      description: typesOf(status).join(", "),
      ...(status === 429 && { headers: { "Retry-After": { schema: { type: "integer" } } } }),
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["error"],
            properties: {
              error: {
                allOf: [
                  { $ref: "#/components/schemas/ApiError" },
                  { properties: { type: { enum: typesOf(status) } } },
                ],
              },
            },
          },
        },
      },
    },
  ]),
);

/** Refusals that any call may return; private calls may also be refused for what the account lacks. */
export function refusalsOf(isOwn: boolean): Record<string, object> {
  const possible = statuses.filter((status) => isOwn || ![401, 422, 502].includes(status));
  return Object.fromEntries(
    possible.map((status) => [String(status), { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}
