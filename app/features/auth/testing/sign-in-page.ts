import { action, loader } from "~/features/auth/sign-in/sign-in.route";
import { parseFaults } from "../../../../sandbox/control/faults";
import { startTestApp } from "../../../../tests/support/app-context";

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
export type TestRequestData = Parameters<TestApp["contextFor"]>[0];

/** Password of all sandbox users, and the code of those with two-factor sign-in (docs/contract.md#7). */
export const PASSWORD = "Sandbox1!";
export const CODE = "654321";
/** A submission by fetcher instead of a document post. */
export const SCRIPT = { isDataRequest: true };

/** The sign-in page against a sandbox: submits its forms and loads it. */
export async function startSignInPage() {
  const site = await startTestApp();

  async function post(fields: Record<string, string>, options: TestRequestData = {}) {
    const context = await site.contextFor({ path: "/forms/sign_in", ...options });
    const request = new Request("http://localhost:3000/forms/sign_in", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    const answer = await action({ context, request, params: {} });
    return { context, answer, cookieHeader: site.cookieHeader(context) };
  }

  async function page(search: string, cookieHeader?: string, options: TestRequestData = {}) {
    const context = await site.contextFor({ path: "/forms/sign_in", search, cookieHeader, ...options });
    return { context, page: await loader({ context, request: new Request("http://x/"), params: {} }) };
  }

  /** A separate player per test: codes and failures are counted by player. */
  async function cloneOf(base: string): Promise<string> {
    const answer = await fetch(`${site.sandbox.url}/__sandbox/users`, {
      method: "POST",
      headers: { "X-Sandbox-Key": "sandbox", "Content-Type": "application/json" },
      body: JSON.stringify({ base }),
    });
    return (await answer.json()).login;
  }

  /** Injects a fault into the next such call: a sign-in forwards no cookie that could name it. */
  function failNext(fault: string) {
    site.sandbox.world.state.faults.push(...parseFaults(`${fault}*1`));
  }

  return { ...site, post, page, cloneOf, failNext };
}

export const locationOf = (answer: unknown) => (answer as Response).headers.get("Location");
