import { afterAll, beforeEach } from "vitest";
import { type Sandbox, startSandbox } from "./start";

export interface Answer {
  status: number;
  headers: Headers;
  // The tests look into replies of every shape.
  body: ReturnType<typeof JSON.parse>;
}

/** Form A of docs/contract.md#2, as `write` gives it. */
export const invalid = (parameters: Record<string, string[]>) => ({
  status: 400,
  code: "INVALID_PARAMETERS",
  invalid_parameters: parameters,
});

/** A caller with a cookie jar of one cookie, as the site's server is for one visitor. */
export function createClient(sandbox: Sandbox) {
  let cookie = "";
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (cookie && !headers.has("cookie")) headers.set("cookie", cookie);
    const response = await fetch(sandbox.url + path, { ...init, headers });
    const [line] = response.headers.getSetCookie();
    if (line) cookie = line.includes("Max-Age=0") ? "" : (line.split(";")[0] ?? "");
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  }
  const get = (
    method: string,
    parameters: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => send(`/api/${method}?${new URLSearchParams({ v: "1", locale: "en-US", ...parameters })}`, { headers });
  const post = (
    method: string,
    parameters: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    send(`/api/${method}?v=1&locale=en-US`, {
      method: "POST",
      body: new URLSearchParams(parameters),
      headers,
    });
  return {
    send,
    get,
    post,
    read: async (method: string, parameters: Record<string, string> = {}) =>
      (await get(method, parameters)).body.data,
    /** What a write answers: its data, or status, code and data of the refusal. */
    async write(method: string, parameters: Record<string, string> = {}) {
      const { status, body } = await post(method, parameters);
      return body.error ? { status, code: body.error.code, ...body.error.error_data } : body.data;
    },
    cookie: () => cookie,
    forgetCookie: () => {
      cookie = "";
    },
    login: (name: string, more: Record<string, string> = {}) =>
      post("auth.login", {
        login: name.includes("@") || /^\+?\d/.test(name) ? name : `${name}@sandbox.test`,
        password: "Sandbox1!",
        ...more,
      }),
    games: (options: object) =>
      get("games.get", {
        options: JSON.stringify(
          Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))),
        ),
      }),
    control: (verb: string, path: string, body?: object) =>
      send(`/__sandbox/${path}`, {
        method: verb,
        headers: { "X-Sandbox-Key": "sandbox", cookie: "-" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
  };
}

/** A sandbox for all tests of a file, and a client; each test begins with both anew, signed in where a login is given. */
export async function testSandbox(login?: string) {
  const sandbox = await startSandbox({ games: 60 });
  const client = createClient(sandbox);
  beforeEach(async () => {
    sandbox.world.reset();
    client.forgetCookie();
    if (login) await client.login(login);
  });
  afterAll(() => sandbox.close());
  return { sandbox, client };
}
