import { setTimeout as wait } from "node:timers/promises";
import { hiddenFields } from "../../http/hidden-fields";
import { type Answer, ask, navigation } from "../../support/ask";
import { type Link, type LinkFault, startLink } from "../../support/faulty-link";
import { startPair } from "../../support/pair";
import type { SandboxControl } from "../../support/sandbox-control";
import { say } from "../../support/words";
import { inTurns, type ProofOptions, type Table } from "../table";
import { type Attempt, fillForm, NOT_SENT, outcomeOf } from "./attempts";
import { type MoneyForm, moneyForms } from "./forms";

const DOUBLE_CLICK = 40;
const CONTENT_SECONDS = 1;
const AT_ONCE = 2;
const FROZEN_PAIRS = 50;
const PICTURES = 4;
let picturesShown = 0;

const faults: Record<string, LinkFault> = {
  frozen: { kind: "frozen" },
  "300 ms late": { kind: "late", ms: 300 },
  silent: { kind: "silent" },
  deaf: { kind: "deaf" },
  ...Object.fromEntries(
    [1, 4, 9, 40, 200, 600].map((bytes) => [`cut at byte ${bytes}`, { kind: "cut", bytes }]),
  ),
};

interface Service {
  link: "redis" | "platform" | "content";
  /** The requests that meet the fault; all without. */
  meets?: (sent: string) => boolean;
  /** Other requests to a process meanwhile. */
  meanwhile?: (siteUrl: string) => Promise<readonly string[]>;
  /** A fault there may cost the call itself, which then counts as sent. */
  losesCalls?: true;
}

const relayed = ["/hit?a=1", "/platform/game/sand-dunes/play"];
const isMoneyCall = (sent: string) =>
  moneyForms.some(({ method }) => sent.startsWith(`POST /api/${method}?`));
const services: Record<string, Service> = {
  Redis: { link: "redis" },
  "the platform": { link: "platform", meets: isMoneyCall, losesCalls: true },
  "the content service": { link: "content" },
  pictures: {
    link: "platform",
    meets: (sent) => /^GET \/(?!api|hit|platform)/.test(sent),
    meanwhile: readPictures,
  },
  "the relay": {
    link: "platform",
    meets: (sent) => /^\w+ \/(hit|platform)/.test(sent),
    meanwhile: async () => relayed,
  },
};
const SAMPLE = [
  ["Redis", "frozen"],
  ["Redis", "deaf"],
  ["the platform", "cut at byte 40"],
  ["the content service", "frozen"],
] as const;

type Links = Record<Service["link"], Link>;
type Pair = Awaited<ReturnType<typeof startPair>>;

export interface LinkedPair extends Pair {
  links: Links;
}

/** Two processes, each link of which to Redis and the backends may fail. */
export async function startLinkedPair(backendUrl: string): Promise<LinkedPair> {
  const [platform, content] = await Promise.all([startLink(backendUrl), startLink(backendUrl)]);
  let redis: Link | undefined;
  const pair = await startPair(backendUrl, async (redisUrl) => {
    redis = await startLink(redisUrl);
    return {
      PLATFORM_URL: platform.url,
      CONTENT_URL: content.url,
      CONTENT_FRESH_SECONDS: String(CONTENT_SECONDS),
      REDIS_URL: redis.url,
    };
  });
  const links = { platform, content, redis } as Links;
  return {
    ...pair,
    links,
    stop: async () => {
      await pair.stop();
      for (const link of Object.values(links)) link.stop();
    },
  };
}

/**
 * Every form of money sent twice, 40 ms apart, to one process and to two, while each backend of a process fails in
 * every way.
 */
export async function proveDoubleClicks(
  table: Table,
  sandbox: SandboxControl,
  pair: LinkedPair,
  forms: readonly MoneyForm[],
  { isSample }: ProofOptions,
): Promise<void> {
  const cases = isSample
    ? SAMPLE
    : Object.keys(services).flatMap((service) =>
        Object.keys(faults).map((fault) => [service, fault] as const),
      );
  for (const [service, fault] of cases)
    for (const isAcross of isSample ? [true] : [false, true])
      await proveFault(table, sandbox, pair, forms, { service, fault, isAcross });
  if (!isSample) await proveFrozenRedis(table, sandbox, pair, forms);
}

async function proveFault(
  table: Table,
  sandbox: SandboxControl,
  site: LinkedPair,
  forms: readonly MoneyForm[],
  { service, fault, isAcross }: { service: string; fault: string; isAcross: boolean },
): Promise<void> {
  const { link, meets, meanwhile, losesCalls } = services[service] as Service;
  const row = `two posts, ${service} ${fault}`;
  const attempts: Attempt[] = [];
  await inTurns(forms, AT_ONCE, (form) =>
    table.check(`${row}: forms filled`, form.method, async () => {
      attempts.push(await fillForm(sandbox, site.one.url, form));
    }),
  );
  // Cached replies have expired then.
  if (link === "content") await wait(CONTENT_SECONDS * 1_100);
  const beside = (await meanwhile?.(site.one.url)) ?? [];
  site.links[link].fail(faults[fault] as LinkFault, meets);
  const asides = beside.map((path) => ask(site.one.url, path, { headers: navigation }).catch(() => null));
  const pairs = await Promise.all(attempts.map((attempt) => postTwice(attempt, site, isAcross)));
  await table.check(`${row}: is met`, isAcross ? "by two processes" : "by one", () => {
    if (site.links[link].mend() === 0) throw new Error("nothing has met the fault");
  });
  await Promise.all(asides);
  await untilReady(site);
  for (const [at, attempt] of attempts.entries())
    await table.check(row, `${attempt.form.method} ${isAcross ? "to two processes" : "to one"}`, () =>
      mustBeTruth(attempt, site, { answers: pairs[at] ?? [], losesCalls }),
    );
}

/** As a stopped process is, not a link: what it has received it carries out when it goes on. */
async function proveFrozenRedis(
  table: Table,
  sandbox: SandboxControl,
  site: LinkedPair,
  forms: readonly MoneyForm[],
): Promise<void> {
  const row = `${FROZEN_PAIRS} double posts over a stopped Redis`;
  const [form] = forms;
  const attempts: Attempt[] = [];
  await inTurns([...Array(FROZEN_PAIRS).keys()], AT_ONCE, async () => {
    if (form) attempts.push(await fillForm(sandbox, site.one.url, form));
  });
  site.redis.pause();
  const pairs = await Promise.all(attempts.map((attempt, at) => postTwice(attempt, site, at % 2 === 1)));
  await table.check(row, "the ledger", async () => {
    for (const attempt of attempts) if ((await attempt.calls()) > 0) throw new Error("something was sent");
  });
  site.redis.resume();
  await untilReady(site);
  for (const [at, attempt] of attempts.entries())
    await table.check(row, `pair ${at + 1}`, () => mustBeTruth(attempt, site, { answers: pairs[at] ?? [] }));
}

/** Addresses of pictures that the hall shows, as the site serves them. */
async function readPictures(siteUrl: string): Promise<readonly string[]> {
  const { text } = await ask(siteUrl, "/gamehall", { headers: navigation });
  const found = new Set(
    [...text.matchAll(/\/_(?:ipx|media)\/[^"'\s,]+/g)].map(([path]) => path.replaceAll("&amp;", "&")),
  );
  if (found.size === 0) throw new Error("the hall shows no pictures");
  // New ones each time, because converted pictures are cached.
  picturesShown += PICTURES;
  return [...found].slice(picturesShown - PICTURES, picturesShown);
}

function postTwice(attempt: Attempt, { one, other }: LinkedPair, isAcross: boolean): Promise<Answer[]> {
  const second = isAcross ? other : one;
  return Promise.all([attempt.post(one.url), wait(DOUBLE_CLICK).then(() => attempt.post(second.url))]);
}

/** Both processes share their store again, and no breaker keeps them from the backends. */
async function untilReady({ one, other }: LinkedPair): Promise<void> {
  const isReady = async (url: string) => {
    const metrics = await ask(url, "/metrics").catch(() => null);
    return Boolean(
      metrics && /^redis_connected 1$/m.test(metrics.text) && !/_open\{.*\} 1$/m.test(metrics.text),
    );
  };
  for (let turn = 0; turn < 150; turn += 1) {
    if ((await isReady(one.url)) && (await isReady(other.url))) return;
    await wait(200);
  }
}

const PAUSED = say("payment.paused");
const UNKNOWN = [say("payment.checking.text"), say("accountForm.unknown"), say("withdraw.cancel.unknown")];

/** What both answers say is so at the platform, now and after the form is sent once more; and there is a way on. */
async function mustBeTruth(
  attempt: Attempt,
  { one, other }: LinkedPair,
  { answers, losesCalls }: { answers: Answer[]; losesCalls?: true | undefined },
): Promise<void> {
  const max = attempt.form.mayRepeat ? 2 : 1;
  for (const answer of answers) await mustFit(answer, await attempt.calls());
  const before = await attempt.calls();
  const again = await attempt.post(other.url);
  const calls = await attempt.calls();
  await mustFit(again, calls);
  if (calls > max) throw new Error(`${calls} calls`);
  if (before === 0 && losesCalls && calls > 0 && !attempt.form.mayRepeat && answers.some(isUnknown))
    throw new Error("was sent again after an unknown end");
  if (attempt.form.reason && (await attempt.movements()) > calls) throw new Error("more entries than calls");

  async function mustFit(answer: Answer, made: number): Promise<void> {
    const outcome = `${outcomeOf(answer)}, ${made} calls`;
    if (answer.status === 500 || (answer.status >= 400 && answer.status < 500)) throw new Error(outcome);
    const isRedirect = answer.status >= 300 && answer.status < 400;
    const page = isRedirect ? await attempt.follow(one.url, answer) : answer;
    if (isRedirect && page.status >= 400) throw new Error(`${outcome}: leads to ${page.status}`);
    const says = (texts: readonly string[]) => texts.some((text) => page.text.includes(text));
    if (says(UNKNOWN) && made === 0 && !losesCalls) throw new Error(`${outcome}: says that it was sent`);
    if (says(NOT_SENT) && made > 0 && !attempt.form.mayRepeat)
      throw new Error(`${outcome}: says that nothing was sent`);
    if (answer.status === 503 && says([...NOT_SENT, PAUSED])) mustHaveNewForm(attempt, page);
    else if (isRedirect && isDone(attempt, answer, page) && made === 0)
      throw new Error(`${outcome}: says that it is done`);
  }
}

const isUnknown = ({ text }: Answer) => UNKNOWN.some((unknown) => text.includes(unknown));

function isDone({ form, filled }: Attempt, answer: Answer, page: Answer): boolean {
  if (form.saysDone) return page.text.includes(form.saysDone);
  // Back to its own form, a payment is being checked, or was refused.
  return (
    !String(answer.headers.location ?? "").startsWith(filled.path.split("?")[0] ?? "") && page.status < 400
  );
}

/** The form again, with a name of its own, and with what was typed. */
function mustHaveNewForm({ filled: { fields } }: Attempt, { text }: Answer): void {
  const name = "_token" in fields ? "_token" : "attempt";
  if (name === "attempt" && !text.includes('name="attempt"')) return;
  if (hiddenFields(text, name)[name] === fields[name]) throw new Error("no new form");
  if (fields.amount && !new RegExp(`value="${fields.amount}"`).test(text))
    throw new Error("what was typed is gone");
}
