import { describe, expect, it } from "vitest";
import { faults } from "~/../tests/support/fault-server";
import { ContentError } from "~/content/account/content-error";
import { recordedCms, startRecordedCms, versions } from "~/content/testing/recorded-cms";
import {
  changeContentPassword,
  finishProviderSignIn,
  providerSignInAddress,
  readContentUser,
  registerContentUser,
  requestContentPasswordReset,
  resetContentPassword,
  sendContentConfirmation,
  signInContentUser,
  signOutContentUser,
} from "./content-session.server";

const password = { password: "Secret1234", passwordConfirmation: "Secret1234" };
const credentials = { identifier: "player@casino.local", password: "Player123" };

describe.each(versions)("accounts as version %i answers", async (version) => {
  const cms = await recordedCms(version);
  const { calls, prefix } = cms;

  const sessions = {
    "login-ok": (context) => signInContentUser(context, credentials),
    "register-ok": (context) =>
      registerContentUser(context, { username: "new", email: "n@x.co", password: "p" }),
    "reset-ok": (context) => resetContentPassword(context, { code: "c", ...password }),
  } satisfies Record<string, (context: ReturnType<typeof cms.contextFor>) => Promise<object | null>>;

  it.each(Object.entries(sessions))(
    "%s: the old token goes, the new one is kept, the user read",
    async (name, run) => {
      const context = cms.contextFor("content_jwt=old.jwt.0");
      cms.play(calls[name], calls["me-with-token"]);
      expect(await run(context)).toMatchObject({ username: "player", email: "player@casino.local" });
      expect(context.cookies.get("content_jwt")).toBe("new.jwt.1");
      expect(context.cookies.setCookieLines()).toEqual([
        "content_jwt=new.jwt.1; Path=/; HttpOnly; Secure; SameSite=Lax",
      ]);
      const [first, second] = cms.cms.seen;
      expect(first?.headers).not.toHaveProperty("authorization");
      expect(first?.url.pathname).toBe(prefix + calls[name]?.url.split("?")[0]);
      expect(second?.url.pathname).toBe(`${prefix}/users/me`);
      expect(second?.headers.authorization).toBe("Bearer new.jwt.1");
    },
  );

  it.each(["login-bad-password", "login-empty"])(
    "%s: thrown as the server said it, nobody signed in",
    async (name) => {
      const context = cms.contextFor("content_jwt=old.jwt.0");
      cms.play(calls[name]);
      const error = await signInContentUser(context, credentials).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ContentError);
      expect(error).toMatchObject({ status: calls[name]?.status, body: calls[name]?.body });
      expect(context.cookies.get("content_jwt")).toBeUndefined();
      expect(cms.cms.seen).toHaveLength(1);
    },
  );

  it("a user that cannot be read costs the token", async () => {
    const context = cms.contextFor("content_jwt=stale.jwt.0");
    cms.play(calls["me-bad-token"]);
    expect(await readContentUser(context)).toBeNull();
    expect(context.cookies.get("content_jwt")).toBeUndefined();
  });

  it("without a token no request is made", async () => {
    cms.play();
    expect(await readContentUser(cms.contextFor())).toBeNull();
    expect(await readContentUser(cms.contextFor("content_jwt=a%0d%0ab"))).toBeNull();
    expect(cms.cms.seen).toHaveLength(0);
  });

  it("a forgotten password clears the token, a confirmation does not", async () => {
    const context = cms.contextFor("content_jwt=old.jwt.0");
    cms.play(calls["send-confirmation-unconfirmed"], calls["forgot-ok"]);
    await sendContentConfirmation(context, { email: "a@b.co" });
    expect(context.cookies.get("content_jwt")).toBe("old.jwt.0");
    await requestContentPasswordReset(context, { email: "a@b.co" });
    expect(context.cookies.get("content_jwt")).toBeUndefined();
    expect(JSON.parse(cms.cms.seen[1]?.body ?? "")).toEqual({ email: "a@b.co" });
  });

  it("a changed password leaves the session as it is; version 3 has no such call and says so in plain text", async () => {
    const context = cms.contextFor("content_jwt=old.jwt.0");
    cms.play(calls["change-password-ok"]);
    const change = changeContentPassword(context, { currentPassword: "x", ...password });
    if (version === 3)
      await expect(change).rejects.toMatchObject({ status: 405, body: "Method Not Allowed" });
    else await change;
    expect(context.cookies.get("content_jwt")).toBe("old.jwt.0");
    expect(cms.cms.seen[0]?.headers.authorization).toBe("Bearer old.jwt.0");
  });

  it("a provider's return is exchanged for a session", async () => {
    const context = cms.contextFor();
    cms.play(calls["login-ok"], calls["me-with-token"]);
    await finishProviderSignIn(context, { provider: "google", accessToken: "a b&c" });
    expect(cms.cms.seen[0]?.url.href).toMatch(
      new RegExp(`${prefix}/auth/google/callback\\?access_token=a\\+b%26c$`),
    );
    cms.play(calls["provider-callback-disabled"]);
    await expect(finishProviderSignIn(context, { provider: "x", accessToken: "bad" })).rejects.toMatchObject({
      body: calls["provider-callback-disabled"]?.body,
    });
    expect(context.cookies.get("content_jwt")).toBeUndefined();
    expect(providerSignInAddress(context, "google")).toBe(`${cms.cms.url}${prefix}/connect/google`);
  });

  it("without a body stands the unknown error of the version; a write is sent once", async () => {
    cms.cms.answer(faults.reset);
    const context = cms.contextFor();
    const error = await signInContentUser(context, credentials).catch((thrown: unknown) => thrown);
    const shape =
      version === 3
        ? { statusCode: 500, error: "UnknownError" }
        : { data: null, error: { status: 500, name: "UnknownError" } };
    expect(error).toMatchObject({ status: 500, code: "UnknownError", body: shape });
    expect(cms.cms.seen).toHaveLength(1);
    cms.cms.answer(faults["empty 500"]);
    await expect(signInContentUser(context, credentials)).rejects.toMatchObject({ body: shape });
    expect(cms.cms.seen).toHaveLength(1);
  });
});

it("where e-mails are confirmed first, a registration signs nobody in", async () => {
  const cms = await startRecordedCms(4);
  const context = cms.contextFor();
  cms.play(cms.calls["confirm-on-register"]);
  expect(await registerContentUser(context, { username: "c", email: "c@x.co", password: "p" })).toBeNull();
  expect(cms.cms.seen).toHaveLength(1);
  signOutContentUser(context);
  expect(context.cookies.setCookieLines()).toEqual([]);
  await cms.close();
});
