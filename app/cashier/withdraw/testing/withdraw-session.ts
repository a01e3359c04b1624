import type { AppLoadContext } from "@remix-run/node";
import type { startTestApp } from "../../../../tests/app-context";
import { cookiesOf } from "../../../../tests/sign-in";
import { submitWithdraw } from "../submit-withdraw.server";
import type { WithdrawAnswer } from "../withdraw-answer";
import { loadWithdrawPage } from "../withdraw-page.server";

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** What a post came to: the way on, or an answer on the page. */
interface Outcome {
  location?: string;
  status: number;
  body: WithdrawAnswer;
}

/** A player at the withdrawal page, whose browser keeps its cookies from one request to the next. */
export async function withdrawSession(app: TestApp, login: string) {
  const jar = new Map<string, string>();
  keep(await cookiesOf(app, login));
  function keep(header: string) {
    for (const [, name, value] of header.matchAll(/([^=;\s]+)=([^;]*)/g))
      if (name) jar.set(name, value ?? "");
  }
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const contextAt = (search = "") =>
    app.contextFor({ path: "/cashier/withdraw", search, cookieHeader: cookieHeader() });

  async function visit<T>(read: (context: AppLoadContext) => Promise<T>, search = ""): Promise<T> {
    const context = await contextAt(search);
    const loaded = await read(context);
    keep(app.cookieHeader(context));
    return loaded;
  }

  const page = (search = "") => visit(loadWithdrawPage, search);

  async function post(fields: Record<string, string>): Promise<Outcome> {
    const context = await contextAt();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const outcome = await sent(context, form);
    keep(app.cookieHeader(context));
    return outcome;
  }

  /** Fills the form in and agrees to the review. */
  async function withdraw(fields: Record<string, string>): Promise<Outcome> {
    const checked = await post({ intent: "review", burn: "agreed", ...fields });
    const { review } = checked.body;
    return review ? post(sending(review)) : checked;
  }

  return { page, visit, post, withdraw, contextAt };
}

/** The form of the review. */
export function sending({ token, payment }: NonNullable<WithdrawAnswer["review"]>) {
  return { intent: "send", burn: "agreed", _token: token, payment };
}

async function sent(context: AppLoadContext, form: FormData): Promise<Outcome> {
  const answer = await submitWithdraw(context, form).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (!(answer instanceof Response)) return { status: answer.init?.status ?? 200, body: answer.data };
  return { status: answer.status, location: answer.headers.get("Location") ?? undefined, body: {} };
}
