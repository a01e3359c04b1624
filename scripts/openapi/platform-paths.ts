import type { z } from "zod";
import { type MethodName, methods } from "../../app/platform/methods/registry";
import { examples } from "../../app/platform/testing/contract-examples";
import { refusalsOf } from "./errors";
import type { JsonSchema } from "./json-schema";
import { formBody, pathParameters, queryParameters } from "./parameters";

/** Private calls that need no session: identity, sign-in, and those behind links of mails (docs/contract.md#3). */
const open: ReadonlySet<MethodName> = new Set([
  "account.getInfo",
  "account.confirmContact",
  "account.unsubscribe",
  "auth.login",
  "auth.logout",
  "auth.restore",
  "auth.register",
  "campaigns.checkPromocode",
  "chatEvent.store",
  "events.handle",
  "popups.get",
  "Support.sendFeedback",
]);

/** Calls that the platform executes once per idempotency key (docs/contract.md#d24). */
const keyed: ReadonlySet<MethodName> = new Set([
  "cashier.makedeposit",
  "cashier.makewithdrawal",
  "cashbacks.payout",
  "loyalty.buyproduct",
]);

const names = Object.keys(methods) as MethodName[];
export const replySchemas: Record<string, z.ZodType> = Object.fromEntries(
  names.map((name) => [name, methods[name].reply]),
);

const everyCall = ["version", "locale", "nonStrict"].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

function securityOf(name: MethodName): object[] {
  if (methods[name].class !== "P" || open.has(name)) return [{}, { session: [] }];
  return [{ session: [] }];
}

function operationOf(name: MethodName, reply: JsonSchema | undefined): object {
  const { verb, class: cacheClass, params } = methods[name];
  const wireName = wireNameOf(name);
  const body = verb === "POST" ? formBody(params) : undefined;
  return {
    operationId: name,
    tags: [name.slice(0, name.indexOf(".")).toLowerCase()],
    "x-cache-class": cacheClass,
    security: securityOf(name),
    parameters: [
      ...pathParameters(wireName),
      ...everyCall,
      ...(keyed.has(name) ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
      ...(verb === "GET" ? queryParameters(params) : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      "200": {
        description: "Done",
        content: {
          "application/json": {
            schema: { type: "object", required: ["data"], properties: { data: reply } },
            example: { data: examples[name].full },
          },
        },
      },
      ...refusalsOf(cacheClass === "P"),
    },
  };
}

function wireNameOf(name: MethodName): string {
  const method: { wireName?: string } = methods[name];
  return method.wireName ?? name;
}

export function platformPaths(replies: Record<string, JsonSchema>): Record<string, object> {
  return Object.fromEntries(
    names.map((name) => [
      `/api/${wireNameOf(name)}`,
      { [methods[name].verb.toLowerCase()]: operationOf(name, replies[name]) },
    ]),
  );
}
