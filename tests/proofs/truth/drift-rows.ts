import type { GatewayRule } from "../../support/gateway";
import type { Row } from "./row";
import { at, changed, refusal, status } from "./rules";

/** A Strapi of which every entry has been deleted: lists are empty, single types are not there. */
const emptied: GatewayRule = async (request, pass) => {
  const reply = await pass(request);
  const body = await reply.clone().json();
  return Array.isArray(body.data)
    ? Response.json({ ...body, data: [] })
    : new Response("Not Found", { status: 404 });
};

/** What was well at the start, and then is not. */
export const driftRows: readonly Row[] = [
  {
    name: "a permission is taken away",
    kind: "drift",
    content: at(/^\/api\/common-data/, status(403)),
    cells: {
      operator: "grant find to Public",
      check: "grant `find` to Public",
      probe: { cannot: "pages come, with defaults" },
      metrics: "BackendRefuses",
    },
  },
  {
    name: "a method begins to refuse everybody",
    kind: "drift",
    platform: at(/^\/api\/games\.get$/, refusal(403, "AccessDeniedException")),
    cells: {
      operator: "it refuses everybody: a firewall before it, or a rule for the site's address",
      check: "it refuses everybody: a firewall before it, or a rule for the site's address",
      probe: "/ answers 403",
      metrics: "BackendRefuses",
    },
  },
  {
    name: "a field changes its type",
    kind: "drift",
    platform: at(
      /^\/api\/games\.get$/,
      changed((text) => text.replace(/"sysname":("[^"]*")/g, '"sysname":{"en":$1}')),
    ),
    cells: {
      operator: "items.0.sysname does not fit: expected string, received object",
      check: "items.0.sysname does not fit: expected string, received object",
      probe: "the hall shows no game",
      metrics: "BackendShape",
    },
  },
  {
    name: "the content is emptied",
    kind: "drift",
    content: at(/^\/api\//, emptied),
    cells: {
      operator: "was there and is gone",
      check: "nothing is published",
      probe: { cannot: "pages come, with defaults" },
      metrics: "SiteWrong",
    },
  },
  {
    name: "a gateway begins to take the platform's cookies away",
    kind: "drift",
    async platform(request, pass) {
      const reply = await pass(request);
      reply.headers.delete("set-cookie");
      return reply;
    },
    cells: {
      operator: "auth.login: it sets no cookie: does a gateway on the way take cookies away?",
      check: "it sets no cookie: does a gateway on the way take cookies away?",
      probe: "the account is not signed in",
      metrics: "SiteWrong",
    },
  },
];
