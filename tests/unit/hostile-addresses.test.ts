import { Parser } from "htmlparser2";
import { beforeAll, expect, it } from "vitest";
import type { RouteHandle } from "../../app/context/route-handle";
import { visitorQuery } from "../../app/dialogs/address/visitor-query";
import { startSandbox } from "../../sandbox/start";
import { routeAddresses } from "../support/address-variants";
import { isDay } from "../support/by-day";
import { routeTable } from "../support/route-table";
import { createSandboxControl } from "../support/sandbox-control";
import { loadWholeBuild } from "../support/site-in-process";
import { type AskOptions, startPipeline } from "../support/start-pipeline";

const SITE = "https://casino.example";
/** Each leads to another site where it is judged first and changed afterwards, or not judged. */
const texts = [
  "/es-ES//evil.example",
  "//evil.example",
  "/ES-es//evil.example",
  "/es-ES/ar//evil.example",
  "/en-US/es-ES/en-US///evil.example",
  "/%65s-ES//evil.example",
  "/es-ES/\\evil.example",
  "/es-ES/\t/evil.example",
  "/es-ES/.//evil.example",
  "/es-ES/x/..//evil.example",
  "/es-ES//user@evil.example",
  "/es-ES/%2f/evil.example",
  "/;//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
];
const ADDRESSES = ["href", "action", "formaction", "src"];

/** All by night; by day the one that only the order of the checks decides. */
const chosen = isDay ? texts.slice(0, 1) : texts;
/** A form with more is refused unread. */
const MAX_FIELDS = 90;

interface Form {
  action: string;
  fields: [name: string, value: string][];
}

let ask: (path: string, options?: AskOptions) => ReturnType<Awaited<ReturnType<typeof startPipeline>>["ask"]>;
let signIn: () => Promise<string>;
/** An address of every route, with the names that its branch reads of the query, and whether it takes posts. */
let routes: { address: string; names: string[]; isPost: boolean }[];
/** All that any code of the site reads of a form or a query. */
let read: string[];
beforeAll(async () => {
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 0 });
  const { build, table } = await loadWholeBuild();
  const server = await startPipeline({
    build,
    environment: {
      PLATFORM_URL: sandbox.url,
      CONTENT_URL: sandbox.url,
      PAGE_CACHE_SECONDS: "0",
      RATE_LIMIT_FACTOR: "1000",
    },
  });
  ask = (path, { headers, ...options } = {}) =>
    server.ask(path, {
      ...options,
      headers: { accept: "text/html", "user-agent": "Mozilla/5.0", ...headers },
    });
  const control = createSandboxControl(sandbox.url);
  signIn = async () => {
    const { login, password } = await control.clone("demo@sandbox.test");
    const { status, all } = await post("/forms/sign_in", { login, password });
    if (status !== 302) throw new Error(`the sign-in answered ${status}`);
    return all("set-cookie")
      .map((line) => line.split(";", 1)[0] ?? "")
      .filter((pair) => !pair.startsWith("cr_greet="))
      .join("; ");
  };
  const known = new Map(
    routeTable
      .filter(({ player }) => player.kind === "page")
      .map(({ path }) => path.split("?", 1)[0] ?? "")
      .map((path) => [table.match(path).ids.at(-1), path]),
  );
  routes = routeAddresses(table.routes).map(({ id, address: made }) => {
    const address = known.get(id) ?? made;
    const handles: readonly RouteHandle[] = table.match(address).handles;
    const names = handles.flatMap(({ query }) => Object.keys(query ?? {}));
    return { address, names: [...new Set(names)], isPost: table.routes[id]?.module.action !== undefined };
  });
  const sources = import.meta.glob<string>(["../../app/**/*.{ts,tsx}", "!../../app/**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  read = [
    ...new Set(
      Object.values(sources).flatMap((source) =>
        [...source.matchAll(/\.get(?:All)?\("(\w+)"\)|name="(\w+)"/g)].map(
          ([, got, named]) => got ?? named ?? "",
        ),
      ),
    ),
  ];
  return async () => {
    await server.close();
    await sandbox.close();
  };
}, 120_000);

function post(path: string, fields: Record<string, string> | [string, string][], cookie = "") {
  return ask(path, {
    method: "POST",
    headers: {
      origin: SITE,
      cookie,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString(),
  });
}

const originOf = (address: string, base: string) =>
  URL.canParse(address, SITE + base) ? new URL(address, SITE + base).origin : "none";

/** The origins that an answer leads to: by a redirect, of a document or of the router's data, or by its content. */
function originsOf({ status, headers, text }: Reply, base: string): Set<string> {
  const found = new Set<string>();
  const add = (address: unknown) => found.add(originOf(String(address), base));
  if (headers.location) add(headers.location);
  if (status === 202) {
    const data: unknown[] = JSON.parse(text.split("\n", 1)[0] ?? "[]");
    add(data[data.indexOf("redirect") + 1]);
  }
  const parser = new Parser({
    onopentag(_, attributes) {
      for (const name of ADDRESSES) if (attributes[name] !== undefined) add(attributes[name]);
    },
  });
  if (String(headers["content-type"]).startsWith("text/html")) parser.end(text);
  return found;
}

function formsOf(html: string): Form[] {
  const forms: Form[] = [];
  new Parser({
    onopentag(tag, { action = "", formaction, method, name, value = "" }) {
      if (tag === "form") forms.push({ action: method?.toLowerCase() === "post" ? action : "", fields: [] });
      const form = forms.at(-1);
      if (form && name) form.fields.push([name, value]);
      if (form && formaction) forms.push({ action: formaction, fields: [...form.fields] });
    },
  }).end(html);
  return forms.filter(({ action }) => action.startsWith("/"));
}

type Reply = Awaited<ReturnType<typeof ask>>;

it(`no text in a query or a form makes any route lead to another site${isDay ? " (a sample)" : ""}`, async () => {
  const strangers: string[] = [];
  const counts = { pages: 0, data: 0, posts: 0, forms: 0 };
  const forms = new Map<string, Form>();
  /** Other sites to which an address leads without a hostile text. */
  const foreign = new Set<string>();
  const clean = new Set<string>();
  let turn = 0;
  const nextText = () => texts[turn++ % texts.length] ?? "";

  async function readClean(address: string, cookie: string) {
    if (clean.has(`${address} ${cookie}`)) return;
    clean.add(`${address} ${cookie}`);
    const answer = await ask(address, { headers: { cookie } });
    for (const origin of originsOf(answer, address)) foreign.add(origin);
    for (const form of formsOf(answer.text)) forms.set(form.action + form.fields.map(([name]) => name), form);
  }

  async function check(answer: Reply, requestLine: string, address: string, cookie: string) {
    if (answer.status === 500 || answer.status === 413)
      strangers.push(`${requestLine} answers ${answer.status}`);
    const isOwn = (origin: string) => origin === SITE || foreign.has(origin);
    if (![...originsOf(answer, address)].every(isOwn)) await readClean(address, cookie);
    for (const origin of originsOf(answer, address))
      if (!isOwn(origin)) strangers.push(`${requestLine} leads to ${origin}`);
  }

  let session = await signIn();
  async function postAs(cookie: string, address: string, fields: [string, string][], requestLine: string) {
    const answer = await post(address, fields, cookie);
    await check(answer, requestLine, address.split("?", 1)[0] ?? "/", cookie);
    if (cookie && answer.all("set-cookie").some((line) => /max-age=0\b/i.test(line)))
      session = await signIn();
  }

  for (const who of isDay ? ["player"] : ["visitor", "player"]) {
    const cookieOf = () => (who === "player" ? session : "");
    for (const { address, names } of routes) {
      const together = chosen.map((text) => names.map((name) => [name, text]));
      const alone = isDay
        ? []
        : [...new Set([...names, ...visitorQuery])].map((name) => [[name, nextText()]]);
      if (!isDay) await readClean(address, cookieOf());
      for (const query of [...together, ...alone].filter(({ length }) => length > 0)) {
        const search = `?${new URLSearchParams(query)}`;
        const headers = { cookie: cookieOf() };
        await check(
          await ask(address + search, { headers }),
          `${who}: ${address}${search}`,
          address,
          cookieOf(),
        );
        counts.pages += 1;
        if (isDay) continue;
        const data = `${address === "/" ? "/_root" : address}.data${search}`;
        await check(await ask(data, { headers }), `${who}: ${data}`, address, cookieOf());
        counts.data += 1;
      }
    }
    for (const { address } of routes.filter(({ isPost }) => isPost)) {
      for (const text of chosen) {
        for (let at = 0; at < read.length; at += MAX_FIELDS) {
          const fields = read.slice(at, at + MAX_FIELDS).map((name): [string, string] => [name, text]);
          await postAs(cookieOf(), address, fields, `${who}: POST ${address} ${text}`);
          counts.posts += 1;
        }
      }
    }
  }
  for (const { action, fields } of forms.values()) {
    for (const [name] of fields) {
      const text = nextText();
      const hostile = fields.map(([one, value]): [string, string] => [one, one === name ? text : value]);
      await postAs(session, action, hostile, `player: POST ${action} ${name}=${text}`);
      counts.forms += 1;
    }
  }
  // A crawl that finds nothing to request finds no foreign origin either.
  expect(Math.min(counts.pages - 30, counts.posts - 80)).toBeGreaterThan(0);
  expect(strangers).toEqual([]);
}, 1_800_000);
