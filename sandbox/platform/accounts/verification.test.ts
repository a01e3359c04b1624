import { describe, expect, it } from "vitest";
import { testSandbox } from "../../test-client";
import { minute } from "../../world/clock";

const { sandbox, client } = await testSandbox("needkyc");

const flags = async () => {
  const { is_verified, is_on_verification } = await client.read("account.getInfo");
  return { is_verified, is_on_verification };
};

async function visit(address: string, fields?: Record<string, string>) {
  const response = await fetch(address, fields && { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, html: await response.text() };
}

async function opened(provider = "idcheck", parameters: Record<string, string> = {}) {
  await client.write(`${provider}.createApplicant`);
  return client.write(`${provider}.getAccessToken`, parameters);
}

describe("an applicant", () => {
  it("is the same however often it is made, and has to be there before a token", async () => {
    expect(await client.write("idcheck.getAccessToken")).toMatchObject({ code: "WRONG_STATE" });
    const first = await client.write("idcheck.createApplicant");
    expect(await client.write("idcheck.createApplicant")).toEqual(first);
    expect(await client.write("idcheck.getAccessToken")).toMatchObject({
      expires_in: 600,
      frame_url: `${sandbox.url}/__sandbox/kyc/${first.applicantId}?locale=en-US`,
    });
    expect(await client.write("sumsub.getAccessToken")).not.toHaveProperty("frame_url");
  });

  it("has a name and a birth date", async () => {
    const [player] = [...sandbox.world.state.players.values()].filter(({ login }) =>
      login.startsWith("needkyc"),
    );
    if (player) player.profile.first_name = undefined;
    const refusal = { code: "KYC_PROFILE", fields: ["first_name"] };
    expect(await client.write("idcheck.createApplicant")).toMatchObject(refusal);
    expect(await client.write("account.setUserOnVerification")).toMatchObject(refusal);
  });
});

describe("documents", () => {
  it.each([
    ["clear", { is_verified: true, is_on_verification: false }],
    ["blurred", { is_verified: false, is_on_verification: false }],
  ])("%s are looked at for ten minutes", async (document, expected) => {
    const { frame_url } = await opened();
    expect((await visit(frame_url, { choice: "submit", document })).html).toContain('"happened":"submitted"');
    expect(await client.write("account.setUserOnVerification")).toBe(1);
    expect(await flags()).toEqual({ is_verified: false, is_on_verification: true });
    sandbox.world.clock.advance(10 * minute);
    expect(await flags()).toEqual(expected);
  });

  it("that were refused are requested by the next withdrawal", async () => {
    await client.login("rejected");
    const refused = { method: "sandiban", methodId: "5", amount: "50" };
    expect(await client.write("cashier.makewithdrawal", refused)).toMatchObject({ status: "change" });
    await client.write("account.setUserOnVerification");
    expect(await client.write("cashier.makewithdrawal", refused)).toMatchObject({ status: "verification" });
  });

  it("are over at once where a test or the page says so", async () => {
    const { frame_url } = await opened();
    await visit(frame_url, { choice: "approve" });
    expect(await flags()).toEqual({ is_verified: true, is_on_verification: false });
    const { uid } = await client.read("account.getInfo");
    await client.control("POST", `users/${uid}/review`, { answer: "RED" });
    expect(await flags()).toEqual({ is_verified: false, is_on_verification: false });
  });

  it("of somebody who is verified are not requested", async () => {
    await client.login("demo");
    expect(await client.write("account.setUserOnVerification")).toMatchObject({ code: "WRONG_STATE" });
  });
});

it("payment details that have to be checked are ready after it", async () => {
  await client.login("demo");
  const [details] = sandbox.world.state.players.get(100_001)?.saved_requisites ?? [];
  if (!details) throw new Error("no saved details");
  details.status = "validation_required";
  await client.write("idcheck.createApplicant");
  expect(await client.write("idcheck.getAccessToken", { externalActionId: "act-x" })).toMatchObject({
    invalid_parameters: { externalActionId: ["WRONG_VALUE"] },
  });
  const { frame_url } = await opened("idcheck", { externalActionId: `act-${details.id}` });
  await visit(frame_url, { choice: "submit", document: "clear" });
  sandbox.world.clock.advance(10 * minute);
  await client.read("account.getInfo");
  expect([details.status, (await flags()).is_verified]).toEqual(["ready", true]);
});

describe("the frame of the script", () => {
  it("opens with a token for as long as it lives", async () => {
    const { token } = await opened("sumsub");
    const address = `${sandbox.url}/__sandbox/kyc/websdk?token=${token}`;
    expect((await visit(address)).html).toContain('"happened":"shown"');
    sandbox.world.clock.advance(10 * minute);
    for (const late of [address, `${address}x`])
      expect((await visit(late)).html).toContain('"happened":"expired"');
  });

  it.each(["apl_0", "x/y", ""])("there is none for %j", async (path) => {
    expect((await visit(`${sandbox.url}/__sandbox/kyc/${path}`)).status).toBe(404);
  });

  it("comes of a script that runs", async () => {
    const { status, html } = await visit(`${sandbox.url}/__sandbox/kyc/sdk.js`);
    const page: { snsWebSdk?: { init: unknown } } = {};
    new Function("window", html)(page);
    expect([status, typeof page.snsWebSdk?.init]).toEqual([200, "function"]);
  });
});
