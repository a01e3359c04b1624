import { paths } from "../../app/routing/paths";
import { type Answer, ask, formHeaders } from "../support/ask";
import { expect, test } from "./fixtures";
import { postLogin, signIn } from "./session";

interface SetCookie {
  name: string;
  value: string;
  attributes: Record<string, string>;
}

function cookiesOf(answer: Answer): SetCookie[] {
  return answer.all("set-cookie").map((line) => {
    const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const attributes = rest.map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name.toLowerCase(), value];
    });
    return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: Object.fromEntries(attributes) };
  });
}

const named = (answer: Answer, name: string) => cookiesOf(answer).filter((cookie) => cookie.name === name);

function post(siteUrl: string, path: string, fields: Record<string, string>, cookie = ""): Promise<Answer> {
  return ask(siteUrl, path, {
    method: "POST",
    headers: { ...formHeaders(siteUrl), ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields).toString(),
  });
}

test("signing in sets the platform's session and our marker, once each", async ({ site }) => {
  const { answer } = await signIn(site);
  expect(answer.status).toBe(302);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  const cookies = cookiesOf(answer);
  expect(new Set(cookies.map(({ name }) => name)).size).toBe(cookies.length);
  const session = cookies.filter(({ name }) => !/^(cr_|i18n_)/.test(name));
  expect(session).toHaveLength(1);
  for (const { name, attributes } of [
    ...session,
    ...named(answer, "cr_player"),
    ...named(answer, "cr_since"),
  ]) {
    expect(attributes, name).toMatchObject({ path: "/", httponly: "", samesite: "Lax" });
    expect(attributes, name).not.toHaveProperty("domain");
  }
  expect(named(answer, "cr_player")[0]?.value).toBe("1");
});

test("the session changes when somebody signs in", async ({ site }) => {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  const [first, second] = [
    await postLogin(site.url, login, password),
    await postLogin(site.url, login, password),
  ];
  const idOf = (answer: Answer) => cookiesOf(answer).find(({ name }) => !/^(cr_|i18n_)/.test(name))?.value;
  expect(idOf(first)).toBeTruthy();
  expect(idOf(second)).not.toBe(idOf(first));
});

test("signing out clears both", async ({ site }) => {
  const { cookie } = await signIn(site);
  const answer = await post(site.url, paths.logout(), {}, cookie);
  expect(answer.status).toBe(302);
  for (const { name, attributes } of cookiesOf(answer).filter(({ name }) => name !== "cr_flash")) {
    const isGone =
      attributes["max-age"] === "0" || new Date(String(attributes.expires)).getTime() <= Date.now();
    expect(isGone, name).toBe(true);
  }
  expect(named(answer, "cr_player")).toHaveLength(1);
  const names = cookie.split("; ").map((pair) => pair.split("=")[0]);
  const cleared = cookiesOf(answer).map(({ name }) => name);
  expect(cleared).toEqual(expect.arrayContaining(names.filter((name) => name !== "i18n_locale")));
});

test("the old session is worth nothing after signing out", async ({ site }) => {
  const { cookie } = await signIn(site);
  await post(site.url, paths.logout(), {}, cookie);
  const { text } = await ask(site.url, "/", { headers: { Cookie: cookie } });
  // A jackpot may be at 61,305.50.
  expect(text).not.toMatch(/(?<!\d)1,305\.50/);
});

test("theme and language are stored for a year", async ({ site }) => {
  const theme = named(await post(site.url, paths.theme(), { theme: "light", redirectTo: "/" }), "theme");
  expect(theme[0]).toMatchObject({ value: "light", attributes: { "max-age": "31536000", path: "/" } });
  const locale = named(
    await post(site.url, paths.locale(), { locale: "pt-BR", redirectTo: "/" }),
    "i18n_locale",
  );
  expect(locale[0]).toMatchObject({ value: "pt-BR", attributes: { "max-age": "31536000", path: "/" } });
});

test("values that are not offered are not stored", async ({ site }) => {
  const theme = named(await post(site.url, paths.theme(), { theme: "<script>", redirectTo: "/" }), "theme");
  expect(["dark", "light"]).toContain(theme[0]?.value);
  const locale = named(
    await post(site.url, paths.locale(), { locale: "../../etc", redirectTo: "/" }),
    "i18n_locale",
  );
  expect(locale[0]?.value).toBe("en-US");
});

test("our own cookies never go upstream, the visitor's others do", async ({ site, sandbox }) => {
  const { cookie } = await signIn(site);
  await ask(site.url, "/", {
    headers: { Cookie: `${cookie}; theme=light; i18n_locale=en-US; cr_seen=1; partner=7` },
  });
  const calls = await sandbox.calls("account.getInfo");
  const last = calls.at(-1);
  expect(last?.cookies).toContain("partner");
  for (const own of ["theme", "i18n_locale", "cr_player", "cr_seen"])
    expect(last?.cookies).not.toContain(own);
});

test("shared reads carry no cookie of anyone", async ({ site, sandbox }) => {
  const { cookie } = await signIn(site);
  await ask(site.url, "/", { headers: { Cookie: cookie } });
  const calls = await sandbox.calls("games.get");
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call.cookies).toEqual([]);
});

test("a session name sent twice makes a visitor", async ({ site, sandbox }) => {
  const { cookie } = await signIn(site);
  const session = cookie.split("; ").find((pair) => !/^(cr_|i18n_)/.test(pair)) ?? "";
  const name = session.split("=")[0];
  const { text } = await ask(site.url, "/", { headers: { Cookie: `${cookie}; ${name}=other` } });
  expect(text).not.toContain("1,305.50");
  const calls = await sandbox.calls("account.getInfo");
  expect(calls.filter((call) => call.cookies.includes(String(name)))).toEqual([]);
});
