import { beforeEach, describe, expect, it } from "vitest";
import { createClient, invalid, testSandbox } from "../../test-client";
import { second } from "../../world/clock";

const { sandbox, client } = await testSandbox();

const advance = (milliseconds: number) => sandbox.world.clock.advance(milliseconds);
const info = () => client.read("account.getInfo");
const contacts = async () => (await client.read("account.getprofileinfo", { fields: "contacts" })).contacts;
const write: typeof client.write = (...input) => client.write(...input);

describe("contacts", () => {
  beforeEach(() => client.login("demo"));

  it("wait for their confirmation, while the old one still opens the account", async () => {
    expect(await write("account.addcontact", { contact: "new@mail.test" })).toBe(1);
    expect((await contacts()).email).toEqual({
      contact: "new@mail.test",
      is_confirmed: false,
      is_subscribed: true,
    });
    expect((await createClient(sandbox).login("demo")).status).toBe(200);
    expect((await createClient(sandbox).login("new@mail.test")).status).toBe(401);
  });

  it("a phone brings its country", async () => {
    const phone = { contact: "37120000001", phone_country_code: "LV" };
    expect(await write("account.addcontact", phone)).toBe(1);
    expect((await contacts()).phone).toMatchObject({ ...phone, is_confirmed: false });
  });

  it.each([
    ["no-at-sign.test", "WRONG_FORMAT"],
    ["a@b", "WRONG_FORMAT"],
    ["123", "WRONG_FORMAT"],
    ["poor@sandbox.test", "UNIQUE"],
  ])("%s is %s", async (contact, code) => {
    expect(await write("account.addcontact", { contact })).toEqual(invalid({ contact: [code] }));
  });

  it("get a code once a minute, and only those that wait for one", async () => {
    const send = (contact: string) => write("account.sendconfirmationtocontact", { contact });
    expect(await send("demo@sandbox.test")).toEqual(invalid({ contact: ["WRONG_VALUE"] }));
    expect(await send("poor@sandbox.test")).toEqual(invalid({ contact: ["WRONG_VALUE"] }));
    await write("account.addcontact", { contact: "new@mail.test" });
    expect(await send("new@mail.test")).toBe(1);
    expect(sandbox.world.state.outbox).toMatchObject([{ contact: "new@mail.test", code: "123456" }]);
    expect(await send("new@mail.test")).toMatchObject({ status: 429, code: "RESEND", resend_time: 60 });
    advance(61 * second);
    expect(await send("new@mail.test")).toBe(1);
  });

  it("confirmed, the new one is the login if the old one was", async () => {
    await write("account.addcontact", { contact: "new@mail.test" });
    await write("account.sendconfirmationtocontact", { contact: "new@mail.test" });
    expect(await write("account.confirmContact", { contact: "new@mail.test", code: "123456" })).toBe(1);
    expect((await info()).login).toBe("new@mail.test");
    expect((await createClient(sandbox).login("new@mail.test")).status).toBe(200);
    expect((await createClient(sandbox).login("demo")).status).toBe(401);
  });

  it("confirmed, free a player of whom that was demanded", async () => {
    await client.login("needcontact");
    const contact = "needcontact@sandbox.test";
    await write("account.sendconfirmationtocontact", { contact });
    await write("account.confirmContact", { contact, code: "123456" });
    expect(await write("campaigns.takepromotions", { offer_id: "38" })).toBe(1);
  });

  it("are subscribed one by one; the account is while any of them is", async () => {
    const set = (contact: string, subscription: string) =>
      write("account.changeSubscription", { contact, subscription });
    expect(await set("demo@sandbox.test", "0")).toBe(1);
    expect([(await contacts()).email.is_subscribed, (await info()).is_subscribed]).toEqual([false, true]);
    await set("34600000001", "0");
    expect((await info()).is_subscribed).toBe(false);
    expect(await set("other@mail.test", "1")).toEqual(invalid({ contact: ["WRONG_VALUE"] }));
  });
});
