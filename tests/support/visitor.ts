import { type Answer, ask, formHeaders, navigation } from "./ask";

/** A browser as far as HTTP goes: it keeps the cookies it is given. */
export interface Visitor {
  cookies: Map<string, string>;
  open: (path: string) => Promise<Answer>;
  send: (path: string, fields: Record<string, string>) => Promise<Answer>;
}

interface VisitorOptions {
  /** Distinguishes the calls made for this visitor from all others. */
  userAgent?: string;
  /** Of the same browser at another process of the site. */
  cookies?: Map<string, string>;
}

export function createVisitor(url: string, { userAgent, cookies = new Map() }: VisitorOptions = {}): Visitor {
  async function go(path: string, question: Parameters<typeof ask>[2]): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...question?.headers,
      ...(userAgent && { "User-Agent": userAgent }),
      ...(cookie && { Cookie: cookie }),
    };
    const answer = await ask(url, path, { ...question, headers });
    for (const line of answer.all("set-cookie")) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    open: (path) => go(path, { headers: navigation }),
    send: (path, fields) =>
      go(path, {
        method: "POST",
        headers: formHeaders(url),
        body: new URLSearchParams(fields).toString(),
      }),
  };
}
