import { describe, expect, it } from "vitest";
import { cookiesOf } from "../../../../../tests/support/sign-in";
import { testApp } from "../../../../../tests/support/test-app";
import { loadGamePage } from "../game-page.server";
import { refusalFace } from "./launch-refusals";

const app = await testApp();

/** The launch that the page of a game begins, as its frame requests it. */
async function launch(sysname: string, login: string, mode = "") {
  const cookieHeader = login ? await cookiesOf(app, `${login}@sandbox.test`) : undefined;
  const context = await app.contextFor({ path: `/game/${sysname}`, search: mode, cookieHeader });
  const { stage } = await loadGamePage(context, sysname);
  if (stage.kind !== "frame") return { stage: stage.kind };
  const answer = await fetch(app.sandbox.url + stage.src, {
    redirect: "manual",
    headers: cookieHeader ? { cookie: cookieHeader } : {},
  });
  await answer.body?.cancel();
  const type = answer.headers.get("x-error-type");
  if (!type) return { status: answer.status < 400 };
  const { actions } = refusalFace({ type, code: answer.headers.get("x-error-code") ?? "" });
  return { type, way: actions[0]?.path(`/game/${sysname}`) };
}

describe("the launch of", () => {
  it.each([
    ["sand-dunes", "demo", ""],
    ["custom-promo", "demo", ""],
    ["no-demo-palace", "demo", ""],
    ["sand-dunes", "", "?mode=demo"],
  ])("%s for %s is a game", async (sysname, login, mode) => {
    expect(await launch(sysname, login, mode)).toEqual({ status: true });
  });

  it.each([
    ["sand-dunes", "", "", "choice"],
    ["no-demo-palace", "", "?mode=demo", "noDemo"],
    ["no-demo-palace", "demo", "?mode=demo", "noDemo"],
  ])("%s for '%s' with '%s' is not begun", async (sysname, login, mode, stage) => {
    expect(await launch(sysname, login, mode)).toEqual({ stage });
  });

  it.each([
    ["needs-deposit", "demo", "UserNeedDepositException", "/cashier/deposit?from=%2Fgame%2Fneeds-deposit"],
    ["needs-kyc", "demo", "VerificationRequiredException", "/game/needs-kyc?dialog=verification"],
    ["sand-dunes", "needkyc", "VerificationRequiredException", "/game/sand-dunes?dialog=verification"],
    ["sand-dunes", "needdeposit", "UserNeedDepositException", "/cashier/deposit?from=%2Fgame%2Fsand-dunes"],
    ["sand-dunes", "needprofile", "UserNeedProfileDataException", "/game/sand-dunes?confirm=profile"],
    ["sand-dunes", "needcontact", "UserNeedConfirmContactException", "/game/sand-dunes?confirm=email"],
  ])("%s for %s is refused by %s, and the way is %s", async (sysname, login, type, way) => {
    expect(await launch(sysname, login)).toEqual({ type, way });
  });
});
