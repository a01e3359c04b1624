import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { marketSettings } from "../../../sandbox/market";
import { ask, navigation } from "../../support/ask";
import type { GatewayRule } from "../../support/gateway";
import { operatorText } from "./reading";
import type { Row, Scene } from "./row";

const markets = new URL("../../../markets/", import.meta.url);
const marketFile = (name: string) => {
  const { MARKET_FILE = "" } = marketSettings(name, markets);
  return { MARKET_FILE };
};

/** A typical edge: it forwards the visitor's address, but no country. */
const edge: GatewayRule = (request, pass) => {
  const headers = new Headers(request.headers);
  headers.set("X-Forwarded-For", "203.0.113.9");
  return pass(new Request(request, { headers }));
};

async function visit({ edge }: Scene): Promise<void> {
  for (let nth = 0; nth < 8; nth += 1) await ask(edge, "/terms", { headers: navigation });
}

const PURGE_TOKEN = "a token of 16 characters";
/** Two processes know of each other within 20 seconds. */
async function meet({ site }: Scene): Promise<void> {
  for (let nth = 0; nth < 30 && !/Differs from here/.test(await operatorText(site)); nth += 1)
    await wait(1_000);
}

async function purge(scene: Scene): Promise<void> {
  await meet(scene);
  await fetch(`${scene.site}/_purge?all`, {
    method: "POST",
    headers: { Authorization: `Bearer ${PURGE_TOKEN}` },
  });
}
const everything = ["on", ">password", "~*", "&*", "+@all"];
const asUser = ({ redis }: Scene) => ({ REDIS_URL: redis.replace("//", "//site:password@") });

const TRUSTED = "127.0.0.0/8,::1/128";

/** Settings of the site, its edge, its Redis and its other processes. */
export const ownRows: readonly Row[] = [
  {
    name: "a market whose locales the content service does not have",
    kind: "own",
    sandbox: { locales: 1 },
    environment: () => marketFile("BR"),
    cells: {
      start: "MARKET_FILE names pt-BR, and it has none of these locales",
      operator: { cannot: "there is no process" },
      check: "MARKET_FILE names pt-BR, and it has none of these locales",
      probe: "ECONNREFUSED",
      metrics: "SiteDown",
      readyz: { cannot: "there is no process" },
    },
  },
  {
    name: "a market whose currencies the platform does not have",
    kind: "own",
    sandbox: { currencies: "USD" },
    environment: () => marketFile("MT"),
    cells: {
      start: "MARKET_FILE names EUR, and it has none of these currencies",
      operator: { cannot: "there is no process" },
      check: "MARKET_FILE names EUR, and it has none of these currencies",
      probe: "ECONNREFUSED",
      metrics: "SiteDown",
      readyz: { cannot: "there is no process" },
    },
  },
  {
    name: "`SITE_ORIGINS` without the visited host",
    kind: "own",
    environment: ({ site }) => ({ SITE_ORIGINS: site }),
    edge,
    act: visit,
    cells: {
      operator: "for a host that SITE_ORIGINS does not name",
      probe: "/ answers 421",
      metrics: "SiteWrong",
    },
  },
  {
    name: "`TRUSTED_PROXY_CIDRS` missing behind a proxy",
    kind: "own",
    isQuick: true,
    edge,
    act: visit,
    cells: { operator: "which TRUSTED_PROXY_CIDRS does not name", metrics: "SiteWrong" },
  },
  {
    name: "`COUNTRY_HEADER` is not what the edge sends",
    kind: "own",
    environment: () => ({ TRUSTED_PROXY_CIDRS: TRUSTED, COUNTRY_HEADER: "x-geo", DEFAULT_COUNTRY: "" }),
    edge,
    act: visit,
    cells: { operator: "none of them with a country in x-geo", metrics: "SiteWrong" },
  },
  {
    name: "`CDN_KEYS=country`, and the CDN sends none",
    kind: "own",
    environment: () => ({ TRUSTED_PROXY_CIDRS: TRUSTED, CDN_KEYS: "country" }),
    edge,
    act: visit,
    cells: { operator: "none of them with a country in x-country", metrics: "SiteWrong" },
  },
  {
    name: "`PLATFROM_URL`",
    kind: "own",
    environment: ({ platform }) => ({ PLATFORM_URL: "", PLATFROM_URL: platform }),
    cells: {
      start: "PLATFROM_URL is read by nobody: is PLATFORM_URL meant?",
      operator: { cannot: "there is no process" },
      check: "PLATFROM_URL is read by nobody: is PLATFORM_URL meant?",
      probe: "ECONNREFUSED",
      metrics: "SiteDown",
      readyz: { cannot: "there is no process" },
    },
  },
  {
    name: "`TRUSTED_PROXIES`",
    kind: "own",
    environment: () => ({ TRUSTED_PROXIES: TRUSTED }),
    edge,
    act: visit,
    cells: {
      start: "TRUSTED_PROXIES is read by nobody: is TRUSTED_PROXY_CIDRS meant?",
      operator: "TRUSTED_PROXIES is read by nobody: is TRUSTED_PROXY_CIDRS meant?",
      check: "TRUSTED_PROXIES is read by nobody: is TRUSTED_PROXY_CIDRS meant?",
      metrics: "SiteWrong",
    },
  },
  {
    name: "`CONTENT_TOKEN`",
    kind: "own",
    environment: () => ({ CONTENT_TOKEN: "a token" }),
    cells: {
      start: "CONTENT_TOKEN is read by nobody: is CONTENT_API_TOKEN meant?",
      operator: "CONTENT_TOKEN is read by nobody: is CONTENT_API_TOKEN meant?",
      check: "CONTENT_TOKEN is read by nobody: is CONTENT_API_TOKEN meant?",
    },
  },
  {
    name: "instances with different secrets, and a Redis",
    kind: "own",
    redis: [],
    act: meet,
    beside: () => ({ SESSION_SECRET: "another secret that is as long as it has to be" }),
    cells: {
      start: "has another SESSION_SECRET",
      operator: "has another SESSION_SECRET",
      metrics: "SiteWrong",
    },
  },
  {
    name: "instances of different brands behind one address, and a Redis",
    kind: "own",
    redis: [],
    act: meet,
    beside: () => ({ BRAND: "gold" }),
    cells: { start: "has another brand", operator: "has another brand: gold", metrics: "SiteWrong" },
  },
  {
    name: "a purge that reaches one of two instances",
    kind: "own",
    redis: ["--user", "site", ...everything, "-subscribe"],
    environment: () => ({ PURGE_TOKEN }),
    beside: asUser,
    act: purge,
    cells: {
      start: "the user in `REDIS_URL` may not run it",
      operator: "the last purge did not reach 1 of the other instances",
      metrics: "SiteWrong",
    },
  },
  {
    name: "`REDIS_URL` names a member of a Redis Cluster as if it were alone",
    kind: "own",
    redis: [
      "--cluster-enabled",
      "yes",
      "--dir",
      tmpdir(),
      "--cluster-config-file",
      `truth-${process.pid}.conf`,
    ],
    cells: {
      start: "REDIS_URL names a member of a Redis Cluster: write redis+cluster://",
      operator: { cannot: "there is no process" },
      probe: "ECONNREFUSED",
      metrics: "SiteDown",
      readyz: { cannot: "there is no process" },
    },
  },
  {
    name: "`REDIS_URL` names a cluster that is none",
    kind: "own",
    redis: [],
    environment: ({ redis }) => ({ REDIS_URL: redis.replace("redis:", "redis+cluster:") }),
    cells: {
      start: "REDIS_URL names a server that is in no cluster: write redis://",
      operator: { cannot: "there is no process" },
      probe: "ECONNREFUSED",
      metrics: "SiteDown",
      readyz: { cannot: "there is no process" },
    },
  },
  {
    name: "`REDIS_URL` names no Sentinel",
    kind: "own",
    redis: [],
    environment: ({ redis }) => ({ REDIS_URL: `${redis.replace("redis:", "redis+sentinel:")}/mymaster` }),
    cells: {
      start: "REDIS_URL names a server that is no Sentinel: write redis://",
      operator: { cannot: "there is no process" },
      probe: "ECONNREFUSED",
      metrics: "SiteDown",
      readyz: { cannot: "there is no process" },
    },
  },
  {
    name: "a Redis that is full and refuses (`noeviction`)",
    kind: "own",
    redis: ["--maxmemory", "1", "--maxmemory-policy", "noeviction"],
    cells: {
      start: "Redis is full: raise its `maxmemory`",
      operator: "Redis is full: raise its maxmemory",
      metrics: "RedisAway",
      readyz: "Redis takes no writes",
    },
  },
  {
    name: "a Redis whose ACL forbids a command in use",
    kind: "own",
    redis: ["--user", "site", ...everything, "-zadd", "-eval", "-evalsha"],
    environment: asUser,
    cells: {
      start: "the user in `REDIS_URL` may not run it",
      operator: "the user in REDIS_URL may not run it",
      metrics: "RedisAway",
      readyz: "Redis takes no writes",
    },
  },
];
