import type { Row } from "./row";
import { at, page, status } from "./rules";

const MINUTES = 60_000;
const NO_GAME = "the hall shows no game";

/** The platform is at another address, or something on the way changes what is said. */
export const platformRows: readonly Row[] = [
  {
    name: "`/api` twice in `PLATFORM_URL`",
    kind: "platform",
    environment: ({ platform }) => ({ PLATFORM_URL: `${platform}/api` }),
    cells: {
      start: "is `PLATFORM_URL` its address (it ends before `/api`)",
      operator: "is PLATFORM_URL its address (it ends before /api)",
      check: "is `PLATFORM_URL` its address (it ends before `/api`)",
      probe: NO_GAME,
      metrics: "SiteWrong",
    },
  },
  {
    name: "a gateway turns GET into POST",
    kind: "platform",
    platform: (request, pass) => pass(new Request(request, { method: "POST" })),
    cells: {
      start: "does a gateway on the way change the verb",
      operator: "does a gateway on the way change the verb",
      check: "does a gateway on the way change the verb",
      probe: NO_GAME,
      metrics: "SiteWrong",
    },
  },
  {
    name: "a firewall's page with 200 in place of the platform",
    kind: "platform",
    platform: page(200),
    cells: {
      start: "a web page in place of JSON: a login or a firewall stands before it",
      operator: "a web page in place of JSON: a login or a firewall stands before it",
      check: "a web page in place of JSON: a login or a firewall stands before it",
      probe: NO_GAME,
      metrics: "BackendShape",
    },
  },
  {
    name: "a firewall's page with 403 in place of the platform",
    kind: "platform",
    platform: page(403),
    cells: {
      start: "it refuses everybody: a firewall before it, or a rule for the site's address",
      operator: "it refuses everybody: a firewall before it, or a rule for the site's address",
      check: "it refuses everybody: a firewall before it, or a rule for the site's address",
      probe: "/ answers 403",
      metrics: "SiteWrong",
    },
  },
  {
    name: "the platform's clock is ten minutes behind",
    kind: "platform",
    async platform(request, pass) {
      const reply = await pass(request);
      reply.headers.set("date", new Date(Date.now() - 10 * MINUTES).toUTCString());
      return reply;
    },
    cells: {
      start: "the clock of platform is",
      operator: "the clock of platform is",
      check: "the clock of platform is",
      probe: { cannot: "its journey goes well" },
      metrics: "SiteWrong",
    },
  },
  {
    name: "the platform answers every method with 401",
    kind: "platform",
    platform: at(/^\/api\//, status(401)),
    cells: {
      start: "it takes nobody's calls: a gateway before it wants a key",
      operator: "it takes nobody's calls: a gateway before it wants a key",
      check: "it takes nobody's calls: a gateway before it wants a key",
      probe: NO_GAME,
      metrics: "SiteWrong",
    },
  },
];
