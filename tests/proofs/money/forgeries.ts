interface Forgery {
  name: string;
  headers: Record<string, string>;
  method?: string;
  query?: string;
}

/** What another site can make a player's browser send, and some that only a script can. */
export function forgeries(siteUrl: string): Forgery[] {
  const { host, port } = new URL(siteUrl);
  const foreign = (name: string, Origin: string): Forgery => ({
    name,
    headers: { Origin, "Sec-Fetch-Site": "cross-site" },
  });
  return [
    foreign("a foreign origin", "https://evil.example"),
    foreign("no origin that has a name", "null"),
    foreign("the origin in front of another host", `http://${host}.evil.example`),
    foreign("another port", `http://localhost:${Number(port) + 1}`),
    foreign("another scheme", `https://${host}`),
    { name: "a site beside", headers: { Origin: `http://a.${host}`, "Sec-Fetch-Site": "same-site" } },
    { name: "our origin, from elsewhere", headers: { "Sec-Fetch-Site": "cross-site" } },
    { name: "plain text", headers: { "Content-Type": "text/plain" } },
    { name: "JSON", headers: { "Content-Type": "application/json" } },
    { name: "a query of data", headers: { Origin: "https://evil.example" }, query: "?_data=root" },
  ];
}
