import { afterEach, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { action } from "./offer.route";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

/** The cookies of the browser after the latest answer that redirected. */
let latest = "";

/** Sends the form of an offer as a player or a visitor. */
async function take(id: string, { login, attempt }: { login?: string; attempt?: string } = {}) {
  const cookieHeader = login && (await cookiesOf(app, `${login}@sandbox.test`));
  return send(id, cookieHeader, attempt);
}

async function send(id: string, cookieHeader: string | undefined, attempt = "") {
  const context = await app.contextFor({ path: `/offers/${id}`, cookieHeader });
  const body = new URLSearchParams({ attempt });
  const request = new Request(`http://localhost:3000/offers/${id}`, { method: "POST", body });
  const answer = await action({ context, request, params: { id } });
  if ("data" in answer) return { status: answer.init?.status, refusal: answer.data.refusal };
  latest = [cookieHeader, app.cookieHeader(context)].filter(Boolean).join("; ");
  return { status: answer.status, to: answer.headers.get("location") };
}

const fail = (effect: string) =>
  app.sandbox.world.state.faults.push({ target: "campaigns.takepromotions", effect });

describe("taking an offer", () => {
  it("gives it, and shows what was given", async () => {
    expect(await take("38", { login: "demo" })).toEqual({
      status: 302,
      to: "/offers/38?dialog=offer_taken&id=38",
    });
    const search = "?dialog=offer_taken&id=38";
    const dialog = await loadDialog(await app.contextFor({ search, cookieHeader: latest }));
    expect(dialog).toMatchObject({ outcome: "ready", data: { title: expect.any(String) } });
  });

  it("is shown to nobody who only has the address", async () => {
    await take("38", { login: "demo" });
    const recorded = latest.split("; ").find((line) => line.startsWith("cr_outcomes=")) ?? "";
    expect(recorded).not.toBe("");
    const other = await cookiesOf(app, "newbie@sandbox.test");
    for (const cookieHeader of [other, `${other}; ${recorded}`, `${other}; cr_outcomes=forged`]) {
      const context = await app.contextFor({ search: "?dialog=offer_taken&id=38", cookieHeader });
      expect(await loadDialog(context)).toMatchObject({ outcome: "untold" });
    }
  });

  it("is one request when the form is sent twice, and two when it is shown anew", async () => {
    const attempt = "6c5a4f0e-5bd2-4a40-9d0e-0d8f6f6a7a11";
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    const [one, other] = await Promise.all([send("38", cookies, attempt), send("38", cookies, attempt)]);
    expect([one?.status, other?.status]).toEqual([302, 302]);
    expect(await send("38", cookies)).toEqual({
      status: 422,
      refusal: { kind: "text", text: "offers.taking.notOpen" },
    });
  });

  it("needs somebody who is signed in, and leads back", async () => {
    expect(await take("38")).toEqual({ status: 302, to: "/forms/sign_in?redirectUrl=%2Foffers%2F38" });
  });

  it.each([
    ["needdeposit", "deposit"],
    ["needprofile", "profile"],
    ["needcontact", "contact"],
  ])("tells %s what is missing", async (login, need) => {
    expect(await take("38", { login })).toMatchObject({ status: 422, refusal: { need } });
  });

  it("is refused to who does not qualify, and for what there is not", async () => {
    expect(await take("33", { login: "poor" })).toMatchObject({
      status: 422,
      refusal: { text: "offers.taking.notOpen" },
    });
    expect(await take("999", { login: "demo" })).toMatchObject({ status: 422 });
  });

  it.each(["status:500", "garbage", "drop"])("has failed after %s", async (effect) => {
    fail(effect);
    expect(await take("38", { login: "demo" })).toEqual({
      status: 503,
      refusal: { kind: "text", text: "offers.taking.failed" },
    });
  });

  it("is requested once, though the answer was lost and the form is sent again", async () => {
    fail("dropafter");
    const attempt = "6c5a4f0e-5bd2-4a40-9d0e-0d8f6f6a7a12";
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    const said = [await send("38", cookies, attempt), await send("38", cookies, attempt)];
    for (const one of said)
      expect(one).toMatchObject({ status: 503, refusal: { text: "offers.taking.failed" } });
    const calls = app.sandbox.world.state.calls.filter(({ method }) => method === "campaigns.takepromotions");
    expect(calls).toHaveLength(1);
  });
});
