import { readFileSync } from "node:fs";
import type { MessageKey } from "../../../app/i18n/messages/catalogue";
import { paths } from "../../../app/routing/paths";
import { paymentRows } from "../../../sandbox/seed/payments";
import { hiddenFields } from "../../http/hidden-fields";
import { type Answer, ask, navigation } from "../../support/ask";
import type { SandboxControl } from "../../support/sandbox-control";
import { startSite } from "../../support/site";
import { createVisitor, type Visitor } from "../../support/visitor";
import { inTurns, type ProofOptions, selection, type Table } from "../table";

const AT_ONCE = 2;
const SAMPLE = 6;
const accountLocale = { code: "en-US", prefix: "" };
const locales = ["en-US", "es-ES", "pt-BR", "lv-LV", "ar"].map((code, nth) => ({
  code,
  // The default locale has no prefix.
  prefix: nth === 0 ? "" : `/${code}`,
}));
/** Required fields beside the amount. */
const details: Record<string, Record<string, string>> = {
  sandcard: { "requisites.card_number": "4111111111111111" },
  sandbank: { "requisites.bank_id": "north" },
  sandiban: { "requisites.iban": "ES9121000418450200051332" },
  sandmobile: { "requisites.phone": "+34600123456" },
};

interface End {
  choice: "success" | "fail" | "cancel" | "pending";
  title: MessageKey;
  /** Where the page's own button leads. */
  button?: string;
  /** The provider's return names no payment. */
  isUnnamed?: true;
}
const ends: End[] = [
  { choice: "success", title: "systemPages.paySuccess.title", button: paths.gameHall() },
  { choice: "fail", title: "systemPages.payFail.title", button: paths.deposit() },
  { choice: "cancel", title: "systemPages.payCancel.title", button: paths.deposit(), isUnnamed: true },
  { choice: "pending", title: "systemPages.payPending.title" },
];

/** How the browser comes back: as the provider's redirect says, by its form, by a form in a frame, signed out meanwhile. */
const ways = ["redirect", "post", "post in a frame", "signed out"] as const;

interface Journey {
  method: string;
  end: End;
  locale: typeof accountLocale;
  way: (typeof ways)[number];
}
const journeys: Journey[] = paymentRows.flatMap(({ sysname: method, flow }) =>
  ends
    // What is paid at once never comes to a provider.
    .filter(({ choice }) => flow !== "success" || choice === "success")
    .flatMap((end) => [
      ...locales.map((locale) => ({ method, end, locale, way: ways[0] })),
      // The account's own language: whoever signs in again comes back in it.
      ...ways.slice(1).map((way) => ({ method, end, locale: accountLocale, way })),
    ]),
);

/** From the form, without script, to the page that the provider's `Location` leads to: its words, button and ledger. */
export async function proveReturns(table: Table, options: ProofOptions): Promise<void> {
  const site = await startSite({ environment: { RATE_LIMIT_FACTOR: "1000" } });
  const { url, sandbox, sandboxUrl } = site;
  try {
    await inTurns(selection(journeys, options, SAMPLE), AT_ONCE, (journey) =>
      table.check("returns of the provider", nameOf(journey), () =>
        travel(sandbox, sandboxUrl, url, journey),
      ),
    );
    await table.check("returns without an id", "of a visitor", async () => {
      const { headers } = await createVisitor(url).open("/cashier/paycancel");
      if (!String(headers.location).startsWith("/?redirectUrl=")) throw new Error(`to ${headers.location}`);
    });
    await table.check("returns without an id", "of a player who paid nothing", async () => {
      const { visitor } = await enter(sandbox, url);
      mustSay(await visitor.open("/cashier/paycancel"), "en-US", "deposit.result.unnamed.title");
    });
  } finally {
    await site.stop();
  }
}

const nameOf = ({ method, end, locale, way }: Journey) => `${method}, ${end.choice}, ${locale.code}, ${way}`;

async function enter(sandbox: SandboxControl, siteUrl: string, prefix = "") {
  const { login, password, uid } = await sandbox.clone("demo@sandbox.test");
  const visitor = createVisitor(siteUrl);
  const signIn = (more: Record<string, string> = {}) =>
    visitor.send(prefix + paths.signIn(), { login, password, ...more });
  await signIn();
  return { visitor, uid, signIn };
}

async function travel(sandbox: SandboxControl, providerUrl: string, siteUrl: string, journey: Journey) {
  const { method, end, locale, way } = journey;
  const { visitor, uid, signIn } = await enter(sandbox, siteUrl, locale.prefix);
  const form = locale.prefix + paths.depositBy(method);
  const fields = hiddenFields((await visitor.open(form)).text, "_token");
  const sent = await visitor.send(form, { ...fields, amount: "70", ...details[method] });
  const to = String(sent.headers.location);
  const [id] = /dep_\w+/.exec(to) ?? [];
  if (!id) throw new Error(`the form leads to ${sent.status} ${to}`);
  const back = await comeBack(to, `${providerUrl}/__sandbox/pay/${id}`, end);
  const page = await follow(visitor, siteUrl, await arrive(visitor, siteUrl, back, way, signIn));
  mustSay(page, locale.code, end.title);
  for (const text of [id, ...(end.isUnnamed ? [word(locale.code, "deposit.result.latest.text")] : [])])
    if (!page.text.includes(text)) throw new Error(`does not say ${text}`);
  for (const target of [end.button, paths.cashierHistory(), paths.support()])
    if (target && !page.text.includes(`href="${locale.prefix}${target}"`))
      throw new Error(`no way to ${target}`);
  const { entries } = await sandbox.ledger(uid);
  const paid = entries.filter(({ reason }) => reason === "deposit").length;
  if (paid !== (end.choice === "success" ? 1 : 0)) throw new Error(`${paid} deposits in the ledger`);
}

/** The address to which the provider sends the player back; that of a payment that is over at once is the form's. */
async function comeBack(formLeadsTo: string, payUrl: string, { choice }: End): Promise<string> {
  if (formLeadsTo.includes("/paysuccess/")) return formLeadsTo;
  const body = new URLSearchParams({ choice });
  const answer = await fetch(payUrl, { method: "POST", redirect: "manual", body });
  return answer.headers.get("Location") ?? "";
}

/** Where the browser is after it has come back this way; a form of another site brings no session along. */
async function arrive(
  visitor: Visitor,
  siteUrl: string,
  back: string,
  way: Journey["way"],
  signIn: (more: Record<string, string>) => Promise<Answer>,
): Promise<string> {
  if (way === "redirect") return back;
  const { pathname, search } = new URL(back, siteUrl);
  if (way === "signed out") {
    visitor.cookies.clear();
    const { location = "" } = (await visitor.open(pathname + search)).headers;
    const redirectUrl = new URL(location, siteUrl).searchParams.get("redirectUrl") ?? "";
    return String((await signIn({ redirectUrl })).headers.location);
  }
  const isFrame = way === "post in a frame";
  const { headers, text } = await ask(siteUrl, pathname + search, {
    method: "POST",
    headers: {
      ...navigation,
      Origin: "null",
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "cross-site",
      ...(isFrame && { "Sec-Fetch-Dest": "iframe" }),
    },
    body: "PaRes=eJx",
  });
  const next = isFrame ? /content="0;url=([^"]+)"/.exec(text)?.[1] : headers.location;
  if (!next) throw new Error(`the provider's form leads nowhere from ${back}`);
  return next;
}

async function follow(visitor: Visitor, siteUrl: string, address: string): Promise<Answer> {
  const { pathname, search } = new URL(address, siteUrl);
  const answer = await visitor.open(pathname + search);
  return answer.status >= 300 && answer.status < 400
    ? follow(visitor, siteUrl, String(answer.headers.location))
    : answer;
}

function mustSay({ status, text }: Answer, locale: string, key: MessageKey): void {
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
  if (status !== 200 || !text.includes(word(locale, key))) throw new Error(`${status}, headed ${heading}`);
}

function word(locale: string, key: MessageKey): string {
  return words(locale)[key] ?? key;
}

const words = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`app/i18n/messages/${locale}.json`, "utf8"));
