import type { Site } from "./site";

interface Player {
  login: string;
  password: string;
}

/** Has the platform send a mail with a link of the site, as a page of the profile would. Returns the link's address. */
export async function mailedLink(
  site: Site,
  { login, password }: Player,
  kind: "confirmation" | "news",
): Promise<string> {
  const session = await post(site, "auth.login", { login, password });
  const cookie = session.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const preferences = {
    confirmation: ["account.sendconfirmationtocontact", { contact: login }],
    news: ["account.changeSubscription", { contact: login, subscription: "1" }],
  } as const;
  const [method, parameters] = preferences[kind];
  await post(site, method, parameters, cookie);
  const mail = (await site.sandbox.outbox(login)).find((message) => message.kind === kind);
  if (!mail?.link) throw new Error(`no mail of kind ${kind} was sent to ${login}`);
  const { pathname, search } = new URL(mail.link);
  return pathname + search;
}

/** Whether a player's own e-mail is confirmed and receives news, as the platform has it. */
export async function emailOf(site: Site, { login, password }: Player) {
  const session = await post(site, "auth.login", { login, password });
  const cookie = session.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const address = `${site.sandboxUrl}/api/account.getprofileinfo?v=1&locale=en-US&fields=contacts`;
  const { data } = await (await fetch(address, { headers: { cookie } })).json();
  return data.contacts.email as { is_confirmed: boolean; is_subscribed: boolean };
}

async function post(site: Site, method: string, parameters: Record<string, string>, cookie = "") {
  const answer = await fetch(`${site.sandboxUrl}/api/${method}?v=1&locale=en-US`, {
    method: "POST",
    headers: { cookie, "x-forwarded-host": new URL(site.url).host, "x-forwarded-proto": "http" },
    body: new URLSearchParams(parameters),
  });
  if (!answer.ok) throw new Error(`${method} answered ${answer.status}`);
  return answer;
}
