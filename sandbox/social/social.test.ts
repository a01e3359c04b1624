import { describe, expect, it } from "vitest";
import { testSandbox } from "../test-client";

const { sandbox, client } = await testSandbox();

/** What the relay of the site adds. */
const site = { "X-Forwarded-Host": "casino.example", "X-Forwarded-Proto": "https", "X-Country": "ES" };
const back = "https://casino.example/social-return?from=popup";

const go = (path: string, headers = {}) =>
  client.send(path, { redirect: "manual", headers: { ...site, ...headers } });
const init = (more: Record<string, string> = {}) =>
  go(
    `/oauth/init?${new URLSearchParams({ service: "google", redirect_url: back, type_auth: "authorization", ...more })}`,
  );
const locationOf = ({ headers }: { headers: Headers }) => headers.get("location") ?? "";

/** The whole way, as a browser goes it: off to the service, a choice there, and back. */
async function signIn(choice: string, email = "") {
  const page = locationOf(await init());
  const agreed = await client.send(page.replace(sandbox.url, ""), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ choice, email }),
  });
  const callback = locationOf(agreed);
  expect(callback).toMatch(/^https:\/\/casino\.example\/oauth\/callback\/google\?state=/);
  return { callback, answer: await go(callback.replace("https://casino.example", "")) };
}

describe("social sign-in", () => {
  it("opens a complete account for somebody new", async () => {
    const { answer } = await signIn("agree", "alex@mail.test");
    expect([answer.status, locationOf(answer)]).toEqual([302, `${back}&oauth=success`]);
    expect((await client.get("account.getInfo")).body.data).toMatchObject({
      login: "alex@mail.test",
      is_registration_completed: true,
    });
  });

  it("leaves an account without e-mail unfinished", async () => {
    await signIn("noEmail");
    const { body } = await client.get("account.getInfo");
    expect(body.data.uid).toBeGreaterThan(0);
    expect(body.data.is_registration_completed).toBe(false);
    const fields = (await client.get("Account.getPersonalDataFields")).body.data;
    expect(fields[0]).toMatchObject({ sysname: "email", attributes: { is_required: true } });
  });

  it("knows an existing player", async () => {
    const { answer } = await signIn("known", "demo@sandbox.test");
    expect(locationOf(answer)).toBe(`${back}&oauth=success`);
    expect((await client.get("account.getInfo")).body.data.uid).toBe(100_001);
  });

  it.each([
    ["refuse", "", "ACCESS_DENIED"],
    ["known", "nobody@mail.test", "USER_NOT_FOUND"],
    ["known", "banned@sandbox.test", "BANNED"],
    ["known", "excluded@sandbox.test", "SELF_EXCLUDED"],
    ["agree", "deleted@sandbox.test", "DELETED"],
  ])("%s %s comes back with %s and no session", async (choice, email, code) => {
    const { answer } = await signIn(choice, email);
    expect(locationOf(answer)).toBe(`${back}&oauth=error&code=${code}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("a way back works once", async () => {
    const { callback } = await signIn("agree");
    const again = await go(callback.replace("https://casino.example", ""));
    expect(again.status).toBe(400);
  });

  it.each([
    ["another site", { redirect_url: "https://evil.example/" }],
    ["no way back", { redirect_url: "" }],
    ["an unknown service", { service: "nope" }],
    ["an unknown type", { type_auth: "both" }],
  ])("%s is refused", async (_case, more) => {
    const answer = await init(more);
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  it("takes a path of the site too", async () => {
    expect((await init({ redirect_url: "/es-ES" })).status).toBe(302);
  });

  it("shows the service's page in the language of the visitor, without scripts", async () => {
    const page = await client.send(locationOf(await init({ locale: "ar" })).replace(sandbox.url, ""));
    expect(page.body).toContain('dir="rtl"');
    expect(page.body.match(/<button/g)).toHaveLength(4);
    expect(page.body).not.toContain("<script");
    expect((await client.send("/__sandbox/oauth/google?state=unknown")).status).toBe(404);
  });
});

it("the outbox is a page for browsers and a list for tests", async () => {
  await client.post("auth.restore", { login: "demo@sandbox.test" });
  const page = await client.send("/__sandbox/outbox?contact=demo@sandbox.test");
  const [message] = (await client.control("GET", "outbox?contact=demo@sandbox.test")).body.messages;
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.body).toContain(`<code>${message.password}</code>`);
  const other = await client.send("/__sandbox/outbox?contact=<script>");
  expect(other.body).toContain("&lt;script&gt;");
});
