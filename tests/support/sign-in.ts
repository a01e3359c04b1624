import { signIn } from "../../app/features/auth/sign-in/attempt-sign-in.server";
import type { startTestApp } from "./app-context";

type TestApp = Pick<Awaited<ReturnType<typeof startTestApp>>, "contextFor" | "cookieHeader">;

/** Cookie header of a browser in which a user of the sandbox has signed in. */
export async function cookiesOf(app: TestApp, login: string): Promise<string> {
  const context = await app.contextFor();
  const outcome = await signIn(context, { login, password: "Sandbox1!" });
  if (!outcome.ok) throw new Error(`${login} could not sign in: ${outcome.refusal.reason}`);
  return app.cookieHeader(context);
}

/** What a request of the sandbox's demo player brings along, who has just signed in. */
export async function asDemo(app: TestApp) {
  return { cookieHeader: await cookiesOf(app, "demo@sandbox.test") };
}
