import { signIn } from "../../app/features/auth/auth.server";
import type { startTestApp } from "./app-context";

type TestApp = Pick<Awaited<ReturnType<typeof startTestApp>>, "contextFor" | "cookieHeader">;

/** Cookie header of a browser in which a user of the sandbox has signed in. */
export async function cookiesOf(app: TestApp, login: string): Promise<string> {
  const context = await app.contextFor();
  const outcome = await signIn(context, { login, password: "Sandbox1!" });
  if (!outcome.ok) throw new Error(`${login} could not sign in: ${outcome.refusal.reason}`);
  return app.cookieHeader(context);
}
