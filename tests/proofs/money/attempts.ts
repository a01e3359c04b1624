import { paths } from "../../../app/routing/paths";
import { type Answer, ask, formHeaders } from "../../support/ask";
import type { SandboxControl } from "../../support/sandbox-control";
import { createVisitor, type Visitor } from "../../support/visitor";
import { say } from "../../support/words";
import type { Filled, MoneyForm } from "./forms";

/** One player with one filled form, and what became of it at the platform. */
export interface Attempt {
  form: MoneyForm;
  filled: Filled;
  uid: number;
  /** Posts the form to a process of the site. */
  post: (siteUrl: string) => Promise<Answer>;
  /** Posts the form and closes the connection a second later. */
  postAndLeave: (siteUrl: string) => Promise<null>;
  /** The page that an answer leads to. */
  follow: (siteUrl: string, answer: Answer) => Promise<Answer>;
  postRaw: (
    siteUrl: string,
    headers: Record<string, string>,
    more?: { method?: string; query?: string },
  ) => Promise<Answer>;
  calls: () => Promise<number>;
  movements: () => Promise<number>;
}

let players = 0;

/** A player of their own, signed in at `siteUrl`, who has filled the form there. */
export async function fillForm(sandbox: SandboxControl, siteUrl: string, form: MoneyForm): Promise<Attempt> {
  const { login, password, uid } = await sandbox.clone("demo@sandbox.test");
  players += 1;
  // Each call to the platform has the browser's user agent, by which the calls of this player are known.
  const userAgent = `Mozilla/5.0 (proof ${process.pid} ${players})`;
  const cookies = new Map<string, string>();
  const at = (url: string): Visitor => createVisitor(url, { userAgent, cookies });
  await at(siteUrl).send(paths.signIn(), { login, password });
  const filled = await form.fill(at(siteUrl));
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const body = () => new URLSearchParams(filled.fields).toString();
  const count = async () =>
    (await sandbox.calls(form.method)).filter(({ headers }) => headers["x-client-user-agent"] === userAgent)
      .length;
  const entries = async () =>
    (await sandbox.ledger(uid)).entries.filter(({ reason }) => reason === form.reason).length;
  const [calls, movements] = [await count(), await entries()];
  return {
    form,
    filled,
    uid,
    post: (url) => at(url).send(filled.path, filled.fields),
    follow: (url, { headers }) => at(url).open(String(headers.location)),
    postRaw: (url, headers, { method = "POST", query = "" } = {}) =>
      ask(url, filled.path + query, {
        method,
        headers: {
          ...formHeaders(url),
          Cookie: cookieHeader(),
          ...headers,
        },
        body: method === "GET" ? undefined : body(),
      }),
    postAndLeave: async (url) => {
      const headers = { ...formHeaders(url), Cookie: cookieHeader(), "User-Agent": userAgent };
      await fetch(url + filled.path, {
        method: "POST",
        headers,
        body: body(),
        redirect: "manual",
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      return null;
    },
    calls: async () => (await count()) - calls,
    movements: async () => (await entries()) - movements,
  };
}

/** Where an answer leads, with ids of payments taken out. */
export const outcomeOf = ({ status, headers }: Answer) =>
  `${status} ${String(headers.location ?? "").replace(/(dep|wd)_\w+/g, "$1")}`;

/** One call (`isFirst`: nothing has failed before), and its movement where the ledger knows one and the platform has done it. */
export async function mustBeOne(attempt: Attempt, isDone: boolean, isFirst = false): Promise<void> {
  const calls = await attempt.calls();
  const max = attempt.form.mayRepeat && !isFirst ? 2 : 1;
  if (calls < 1 || calls > max) throw new Error(`${calls} calls`);
  if (!attempt.form.reason) return;
  const movements = await attempt.movements();
  if (movements !== (isDone ? 1 : 0)) throw new Error(`${movements} entries in the ledger`);
}

interface Truth {
  attempt: Attempt;
  url: string;
  /** Where a success leads. */
  done: string | undefined;
  isDone: boolean;
  isRepeat?: boolean;
}

export const NOT_SENT = [say("payment.notSent"), say("accountForm.notSent"), say("withdraw.cancel.notSent")];

/** An answer never says done where nothing was, nor that nothing was sent where something may have been. */
export async function mustBeTrue(
  answer: Answer,
  { attempt, url, done, isDone, isRepeat }: Truth,
): Promise<void> {
  if (answer.status === 500) throw new Error("status 500");
  if (!isDone && outcomeOf(answer) === done) {
    const { saysDone } = attempt.form;
    const isConfirmed = !saysDone || (await attempt.follow(url, answer)).text.includes(saysDone);
    if (isConfirmed) throw new Error(`says that it is done: ${done}`);
  }
  // A repeated post that cannot be checked with the other process sends nothing itself, and says so.
  if (!isRepeat && NOT_SENT.some((text) => answer.text.includes(text)))
    throw new Error("says that nothing was sent");
}
