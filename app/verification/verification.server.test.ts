import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { cookiesOf } from "../../tests/sign-in";
import { loadVerificationPage } from "./verification.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  ["demo", { step: "completed", isBlocked: false }],
  ["onkyc", { step: "verification", isBlocked: false }],
  ["needkyc", { step: "start", isBlocked: true }],
  ["rejected", { step: "start", isBlocked: false }],
])("%s", async (name, expected) => {
  const cookieHeader = await cookiesOf(app, `${name}@sandbox.test`);
  const context = await app.contextFor({ path: "/profile/verification", cookieHeader });
  expect(await loadVerificationPage(context)).toMatchObject(expected);
});
