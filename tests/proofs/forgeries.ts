import type { Answer } from "../support/ask";

interface Forgery {
  name: string;
  headers: Record<string, string>;
  /** Put behind the path. */
  query?: string;
}

/** What another site can make a browser send, and some that only a script can: twenty forms. */
export function forgeries(siteUrl: string): Forgery[] {
  const { host, port } = new URL(siteUrl);
  const foreign = (name: string, Origin: string, more: Partial<Forgery> = {}): Forgery => ({
    name,
    ...more,
    headers: { Origin, "Sec-Fetch-Site": "cross-site", ...more.headers },
  });
  const typed = (name: string, type: string): Forgery => ({ name, headers: { "Content-Type": type } });
  const evil = "https://evil.example";
  return [
    foreign("a foreign origin", evil),
    foreign("an opaque origin", "null"),
    foreign("the origin in front of another host", `http://${host}.evil.example`),
    foreign("another port", `http://localhost:${Number(port) + 1}`),
    foreign("another scheme", `https://${host}`),
    { name: "a site beside", headers: { Origin: `http://a.${host}`, "Sec-Fetch-Site": "same-site" } },
    { name: "our origin, from elsewhere", headers: { "Sec-Fetch-Site": "cross-site" } },
    typed("plain text", "text/plain"),
    typed("JSON", "application/json"),
    foreign("a query of data", evil, { query: "?_data=root" }),
    { name: "our origin, with a query of data", headers: {}, query: "?_data=root" },
    foreign("an action by its index", evil, { query: "?index" }),
    foreign("an empty origin", ""),
    foreign("our host as the user of another", `http://${host}@evil.example`),
    foreign("a forwarded host that fits", evil, { headers: { "X-Forwarded-Host": "evil.example" } }),
    foreign("a method that is overridden", evil, { headers: { "X-HTTP-Method-Override": "POST" } }),
    foreign("our host in capitals, and another scheme", `HTTPS://${host.toUpperCase()}`),
    foreign("our address with a path", `http://${host}/`),
    typed("a report of a policy", "application/csp-report"),
    typed("a list of types", "application/x-www-form-urlencoded; a=b, multipart/form-data; boundary=b"),
  ];
}

/**
 * Whether a forged form is refused. To the address of a deposit's step providers return by POST: there it leads to the
 * same address by GET, which posts nothing (docs/contract.md#o44).
 */
export function isRefused({ status, headers }: Pick<Answer, "status" | "headers">): boolean {
  const isReturn = status === 303 && /^\/cashier\/deposit\/\w+(?:\?|$)/.test(headers.location ?? "");
  return [400, 403, 415].includes(status) || isReturn;
}
