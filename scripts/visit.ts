/** A browser without script: keeps cookies, follows redirects of the site, and fills in forms. */
export interface Visit {
  open: (path: string) => Promise<Opened>;
  /** Sends a form, and opens what it leads to. */
  send: (path: string, fields: Record<string, string>) => Promise<Opened>;
  /** The bytes of a file of the site. */
  file: (path: string) => Promise<Uint8Array>;
  /** Throws what the site says where the account is not signed in afterwards. */
  signIn: (login: string, password: string) => Promise<void>;
}

interface Opened {
  url: string;
  response: Response;
  html: string;
}

const LEADS = 5;
const PATIENCE_MS = 10_000;

/** Headers of a browser that opens a page; its name is no crawler's. */
const asBrowser = {
  Accept: "text/html",
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};

export function visit(site: string): Visit {
  const cookies = new Map<string, string>();

  const cookieHeader = () => [...cookies].map((pair) => pair.join("=")).join("; ");

  async function follow(url: URL, init: RequestInit = {}): Promise<{ url: string; response: Response }> {
    let next = url;
    let request = init;
    for (let lead = 0; ; lead += 1) {
      const headers = {
        ...asBrowser,
        ...request.headers,
        Cookie: cookieHeader(),
      };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(next, { ...request, headers, redirect: "manual", signal });
      for (const line of response.headers.getSetCookie()) storeCookie(line);
      const location = response.headers.get("Location");
      if (!location || lead === LEADS) return { url: next.href, response };
      next = new URL(location, next);
      if (next.origin !== url.origin) throw new Error(`${url.pathname} leads to ${next.origin}`);
      request = {};
    }
  }

  function storeCookie(line: string) {
    const [pair = ""] = line.split(";", 1);
    const at = pair.indexOf("=");
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  async function open(path: string, init?: RequestInit): Promise<Opened> {
    const { url, response } = await follow(new URL(path, site), init);
    return { url, response, html: await response.text() };
  }

  function send(path: string, fields: Record<string, string>): Promise<Opened> {
    const headers = { Origin: new URL(site).origin, "Content-Type": "application/x-www-form-urlencoded" };
    return open(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  return {
    open,
    send,
    async file(path) {
      // As a browser sends them, so that the two cannot be distinguished.
      const headers = { ...asBrowser, Accept: "*/*", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "script" };
      const response = await fetch(new URL(path, site), { headers: { ...headers, Cookie: cookieHeader() } });
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    async signIn(login, password) {
      const answer = await send("/forms/sign_in", { login, password });
      const { url, html } = await open("/cashier/wallet");
      const isOpen = new URL(url).pathname.endsWith("/cashier/wallet");
      // What only somebody signed in sees.
      if (isOpen && /action="[^"]*\/logout"/.test(html)) return;
      const said = /role="alert"[^>]*>(.*?)<\/(?:div|p|section)>/s
        .exec(answer.html)?.[1]
        ?.replace(/<[^>]*>/g, " ")
        .trim();
      throw new Error(`the account is not signed in: ${said || "is its password right?"}`);
    },
  };
}
