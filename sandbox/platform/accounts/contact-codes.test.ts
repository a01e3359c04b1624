import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../start";
import { createClient } from "../../test-client";
import { minute } from "../../world/clock";

const contact = "newbie@sandbox.test";
const site = { "x-forwarded-host": "casino.example", "x-forwarded-proto": "https" };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ games: 60 });
});
beforeEach(() => sandbox.world.reset());
afterAll(() => sandbox.close());

async function newbie() {
  const client = createClient(sandbox);
  await client.login("newbie");
  const send = () => client.post("account.sendconfirmationtocontact", { contact }, site);
  const email = async () =>
    (await client.get("account.getprofileinfo", { fields: "contacts" })).body.data.contacts.email;
  return { ...client, send, email };
}

const mails = () => sandbox.world.state.outbox;

describe("a contact that waits for its code", () => {
  it("is confirmed by the code of the mail, without a session", async () => {
    const { send, email } = await newbie();
    expect((await send()).body.data).toBe(1);
    const [mail] = mails();
    const link = new URL(mail?.link ?? "");
    expect(link.origin + link.pathname).toBe("https://casino.example/confirmation");
    const visitor = createClient(sandbox);
    const answer = await visitor.post("account.confirmContact", Object.fromEntries(link.searchParams));
    expect(answer.body.data).toBe(1);
    expect((await email()).is_confirmed).toBe(true);
    // Confirmed once, the code is worth nothing more.
    const again = await visitor.post("account.confirmContact", Object.fromEntries(link.searchParams));
    expect(again.body.data).toBe(0);
  });

  it("stays as it is with a wrong code, and the fifth voids the right one", async () => {
    const { send, post, email } = await newbie();
    await send();
    const code = mails()[0]?.code ?? "";
    const wrong = code === "000000" ? "111111" : "000000";
    for (let tries = 1; tries < 5; tries++)
      expect((await post("account.confirmContact", { contact, code: wrong })).body.data).toBe(0);
    const fifth = await post("account.confirmContact", { contact, code: wrong });
    expect(fifth.body.error.type).toBe("TooManyRequestsException");
    expect((await post("account.confirmContact", { contact, code })).body.data).toBe(0);
    expect((await email()).is_confirmed).toBe(false);
  });

  it("gets a new code after a minute, not before", async () => {
    const { send } = await newbie();
    await send();
    const early = await send();
    expect(early.body.error).toMatchObject({ code: "RESEND", error_data: { resend_time: 60 } });
    sandbox.world.clock.advance(minute);
    expect((await send()).body.data).toBe(1);
    expect(mails()).toHaveLength(2);
  });

  it("refuses what is no code, and a contact of somebody else", async () => {
    const { post } = await newbie();
    const odd = await post("account.confirmContact", { contact, code: "12ab" });
    expect(odd.body.error.error_data.invalid_parameters).toEqual({ code: ["WRONG_FORMAT"] });
    const foreign = await post("account.sendconfirmationtocontact", { contact: "demo@sandbox.test" });
    expect(foreign.body.error.error_data.invalid_parameters).toEqual({ contact: ["WRONG_VALUE"] });
  });
});

describe("news", () => {
  it("are sent to subscribers, with a link that unsubscribes without a session", async () => {
    const { post, email } = await newbie();
    await post("account.changeSubscription", { contact, subscription: "1" }, site);
    expect((await email()).is_subscribed).toBe(true);
    const link = new URL(mails()[0]?.link ?? "");
    expect(link.pathname).toBe("/unsubscribe");
    const visitor = createClient(sandbox);
    const wrong = await visitor.post("account.unsubscribe", { contact, token: "guessed" });
    expect(wrong.body.error.error_data.invalid_parameters).toEqual({ token: ["WRONG_VALUE"] });
    expect((await email()).is_subscribed).toBe(true);
    const right = await visitor.post("account.unsubscribe", Object.fromEntries(link.searchParams));
    expect(right.body.data).toBe(1);
    expect((await email()).is_subscribed).toBe(false);
  });
});
