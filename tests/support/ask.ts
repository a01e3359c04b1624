import { type IncomingHttpHeaders, request } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every line of this header, as it was sent. */
  all: (name: string) => string[];
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** Sends exactly what is given: the address is not normalized, and no header is added but those that HTTP requires. */
export function ask(
  siteUrl: string,
  path: string,
  { method = "GET", headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method,
        setHost: false,
        agent: false,
        headers: flat({ Host: host, ...headers }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            all: (name) => linesOf(incoming.rawHeaders, name),
            body: bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** What a browser sends when a person opens an address. */
export const navigation = {
  Accept: "text/html,application/xhtml+xml",
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Site": "none",
};

/** What a browser sends with one of our own forms. */
export function formHeaders(siteUrl: string): Record<string, string> {
  return {
    ...navigation,
    // A browser that accepts cookies.
    Cookie: "cr_any=1",
    Origin: siteUrl,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/x-www-form-urlencoded",
  };
}

/** Node sends this form unchanged, a repeated name included. */
function flat(headers: Record<string, string | string[]>): string[] {
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [name, value]),
  );
}

function linesOf(rawHeaders: string[], name: string): string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase(),
  );
}
