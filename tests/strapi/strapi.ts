import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../support/site";

/** A Strapi of `integrations/strapi` on a free port, with database, uploads and mail in a folder of its own. */
export interface Strapi {
  url: string;
  /** What the processes have printed so far. */
  output: () => string;
  /** Requests of the admin panel to its content API, as an administrator. */
  ask: Ask;
  /** Requests of the admin panel to Strapi, as somebody of a role. */
  enter: (role: string) => Promise<Ask>;
  /** The last mail to an address. */
  mailTo: (address: string) => Promise<string>;
  /** Does to a page of the default language what an editor does in the panel: gives it fields, or takes it off. */
  edit: (slug: string, data: Record<string, unknown> | "unpublish") => Promise<void>;
  /** An API token that reads everything, drafts too. */
  readToken: () => Promise<string>;
  /** Saves fields of that page and publishes nothing. */
  draft: (slug: string, data: Record<string, unknown>) => Promise<void>;
  /** Where the panel frames the site for a page of the default language; undefined: nowhere. */
  previewOf: (slug: string, status: "draft" | "published") => Promise<string | undefined>;
  /** Ends the process; what it holds stays. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends it for good and leaves nothing behind. */
  remove: () => Promise<void>;
}

export type Ask = (path: string, method?: string, body?: object) => Promise<PanelAnswer>;

export interface PanelAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it, it says
  body: any;
}

const READY_WITHIN = 90_000;
const ENDED_WITHIN = 10_000;

export async function startStrapi(environment: Record<string, string> = {}): Promise<Strapi> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "strapi-"));
  const url = `http://127.0.0.1:${port}`;
  const places = { PORT: String(port), DATA_DIR: folder, PUBLIC_DIR: join(folder, "public") };
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const run = () => launch(url, { ...environment, ...places }, print);
  let running = await run();
  const pause = () => stop(running);
  let registered: Promise<string> | undefined;
  const admin = () => {
    registered ??= registerAdmin(url);
    return registered;
  };
  return {
    url,
    output: () => printed,
    async ask(path, method, body) {
      return sendAsAdmin(url, await admin(), `/content-manager${path}`, method, body);
    },
    async enter(role) {
      const token = role === "Super Admin" ? await admin() : await registerUser(url, await admin(), role);
      return (path, method, body) => sendAsAdmin(url, token, path, method, body);
    },
    async readToken() {
      const name = `reads ${randomUUID()}`;
      const token = { name, type: "read-only", lifespan: null, permissions: null };
      return (await askAdmin(url, await admin(), "/admin/api-tokens", "POST", token)).data.accessKey;
    },
    async edit(slug, data) {
      await editPage(url, await admin(), slug, data === "unpublish" ? { unpublish: {} } : { publish: data });
    },
    async draft(slug, data) {
      await editPage(url, await admin(), slug, { save: data });
    },
    async previewOf(slug, status) {
      const token = await admin();
      const { documentId } = await pageOf(url, token, slug);
      const query = new URLSearchParams({ documentId, locale: "en-US", status });
      return (await askAdmin(url, token, `/content-manager/preview/url/api::page.page?${query}`))?.data.url;
    },
    async mailTo(address) {
      const lines = (await readFile(join(folder, "mail.jsonl"), "utf8")).trim().split("\n");
      const mails = lines.map((line) => JSON.parse(line) as { to: string; text: string });
      return mails.findLast(({ to }) => to === address)?.text ?? "";
    },
    pause,
    async resume() {
      running = await run();
    },
    async remove() {
      await pause();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The first administrator of a fresh Strapi. */
async function registerAdmin(url: string): Promise<string> {
  const answer = await fetch(`${url}/admin/register-admin`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ firstname: "Ed", email: "ed@starter.test", password: "Published1" }),
  });
  if (!answer.ok) throw new Error(`no administrator: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data.token;
}

/** Somebody whom the administrator has invited. */
async function registerUser(url: string, token: string, role: string): Promise<string> {
  const roles: { id: number; name: string }[] = (await askAdmin(url, token, "/admin/roles")).data;
  const ids = roles.filter(({ name }) => name === role).map(({ id }) => id);
  const email = `${role.toLowerCase()}@starter.test`;
  const invited = await askAdmin(url, token, "/admin/users", "POST", { email, firstname: role, roles: ids });
  const { registrationToken } = invited.data;
  const userInfo = { firstname: role, password: "Published1" };
  return (await askAdmin(url, "", "/admin/register", "POST", { registrationToken, userInfo })).data.token;
}

type Edit = { save: object } | { publish: object } | { unpublish: object };

async function editPage(url: string, token: string, slug: string, edit: Edit): Promise<void> {
  const ask = (path: string, method = "GET", body?: object) =>
    askAdmin(url, token, PAGES + path, method, body);
  const document = `/${(await pageOf(url, token, slug)).documentId}`;
  if ("unpublish" in edit) return ask(`${document}/actions/unpublish`, "POST", {});
  // The panel's own state of the entry is none of its fields.
  const { status: _, ...fields } = (await ask(document)).data;
  if ("save" in edit) await ask(document, "PUT", { ...fields, ...edit.save });
  else await ask(`${document}/actions/publish`, "POST", { ...fields, ...edit.publish });
}

const PAGES = "/content-manager/collection-types/api::page.page";

async function pageOf(url: string, token: string, slug: string): Promise<{ documentId: string }> {
  return (await askAdmin(url, token, `${PAGES}?filters[slug][$eq]=${slug}`)).results[0];
}

/** Sends a request of the admin panel to its own API. */
async function askAdmin(url: string, token: string, path: string, method = "GET", body?: object) {
  const answer = await sendAsAdmin(url, token, path, method, body);
  if (answer.status >= 400)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function sendAsAdmin(
  url: string,
  token: string,
  path: string,
  method = "GET",
  body?: object,
): Promise<PanelAnswer> {
  const answer = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

async function launch(
  url: string,
  environment: Record<string, string>,
  print: (text: string) => void,
): Promise<ChildProcess> {
  const strapi = spawn(process.execPath, ["integrations/strapi/scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      LOG_LEVEL: "warn",
      ...environment,
    },
  });
  let printed = "";
  for (const stream of [strapi.stdout, strapi.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      print(text);
    });
  }
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end && strapi.exitCode === null) {
    const answer = await fetch(`${url}/nfx/i18n/locales`).catch(() => null);
    if (answer?.ok) return strapi;
    await wait(200);
  }
  await stop(strapi);
  throw new Error(`Strapi did not start:\n${printed}`);
}

async function stop(strapi: ChildProcess): Promise<void> {
  if (strapi.exitCode !== null || strapi.signalCode !== null) return;
  const ended = once(strapi, "exit");
  strapi.kill("SIGTERM");
  const force = setTimeout(() => strapi.kill("SIGKILL"), ENDED_WITHIN);
  await ended;
  clearTimeout(force);
}
