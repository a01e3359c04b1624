import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { navigation } from "../../support/ask";

export interface Served {
  /** 0: the connection failed. */
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

/** Requests a page as a visitor of the address; `cookie` makes it a page of their own, `post` sends something. */
export function visit(
  siteUrl: string,
  path: string,
  address: string,
  cookie?: string,
  post?: { method: string; body: string; type: string },
): Promise<Served> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - startedAt });
    const outgoing = request(
      siteUrl + path,
      {
        agent,
        method: post?.method ?? "GET",
        headers: {
          ...navigation,
          "X-Forwarded-For": address,
          ...(cookie && { Cookie: cookie }),
          ...(post && { "Content-Type": post.type }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"]));
        answer.once("error", () => end(0));
      },
    );
    outgoing.once("error", () => end(0));
    outgoing.end(post?.body);
  });
}

const PAGES = [
  "/",
  "/gamehall",
  "/gamehall?category=slots",
  "/promotions",
  "/terms",
  "/tournaments",
  "/winners",
];

/** The next page of a mixed crowd: each visitor has an address of their own, and most pages are rendered for them. */
export function mixedVisit(siteUrl: string, n: number): Promise<Served> {
  const address = `198.51.${(n >> 8) % 100}.${n % 250}`;
  return visit(siteUrl, PAGES[n % PAGES.length] ?? "/", address, n % 4 ? "cr_flash=x" : undefined);
}

/** As many at a time, one after the other: what the site serves a second when nobody waits in a queue. */
export async function closedLoop(siteUrl: string, atOnce: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let [served, n] = [0, 0];
  const worker = async () => {
    while (performance.now() < end) {
      n += 1;
      if ((await mixedVisit(siteUrl, n)).status === 200) served += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return served / seconds;
}

/** So many a second, whatever becomes of those before. */
export async function openLoop(siteUrl: string, perSecond: number, seconds: number): Promise<Served[]> {
  const sent: Promise<Served>[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1000) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (sent.length < due) sent.push(mixedVisit(siteUrl, sent.length));
    await wait(10);
  }
  return Promise.all(sent);
}
