import { describe, expect, it } from "vitest";
import { readLaunch, themeOf } from "./launch-data";

/** docs/contract.md#7.2. */
const hash = "d636233d187f9682f77c7fef157419629806f7d5041df131927310eb976045bc";
const user = '{"id":777000111,"first_name":"Mini","username":"mini_player","language_code":"pt"}';
const payload = `auth_date=1767225600&query_id=AAESANDBOX&user=${encodeURIComponent(user)}&hash=${hash}`;
const client = "&tgWebAppVersion=9.6&tgWebAppPlatform=web";
const read = { payload, id: "777000111", hash, username: "mini_player", languageCode: "pt" };

/** As clients encode it: one value of the hash. */
const encoded = (text: string) => `tgWebAppData=${encodeURIComponent(text)}${client}`;
const of = (changes: Record<string, string | undefined>) => {
  const pairs = { auth_date: "1767225600", user, hash, ...changes };
  return encoded(
    Object.entries(pairs)
      .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
      .join("&"),
  );
};

describe("launch data are read", () => {
  it.each([
    ["as one encoded value", encoded(payload)],
    ["as they are", `tgWebAppData=${payload}${client}`],
    ["as they are, with values that nobody encoded", `tgWebAppData=${decodeURIComponent(payload)}${client}`],
    [
      "with what a browser escapes of these",
      `tgWebAppData=${decodeURIComponent(payload).replaceAll('"', "%22")}`,
    ],
    ["behind other words of the hash", `tgWebAppPlatform=web&${encoded(payload)}`],
    ["behind a path", `/games?${encoded(payload)}`],
  ])("%s", (_case, text) => {
    expect(readLaunch(text)).toEqual(read);
  });

  it.each([
    ["an ampersand", "Tom & Jerry"],
    ["a plus and a per cent sign", "1+1 = 100%"],
    ["letters of another script", "Рига ✓"],
  ])("with %s in a name, in both encodings", (_case, first_name) => {
    const named = JSON.stringify({ id: 5, first_name });
    const signed = `auth_date=1&user=${encodeURIComponent(named)}&hash=${hash}`;
    expect(readLaunch(encoded(signed))?.payload).toBe(signed);
    expect(readLaunch(`tgWebAppData=auth_date=1&user=${named}&hash=${hash}${client}`)?.payload).toBe(signed);
  });

  it.each([
    ["a field that is not known yet", of({ something_new: "1" })],
    ["no name and no language", of({ user: '{"id":5}' })],
    ["a name and a language that are none", of({ user: '{"id":5,"username":7,"language_code":"<b>"}' })],
    ["an id as text", of({ user: '{"id":"5"}' })],
  ])("with %s", (_case, text) => {
    expect(readLaunch(text)).toMatchObject({ hash, id: expect.stringMatching(/^(5|777000111)$/) });
  });
});

it.each([
  ["nothing", ""],
  ["another hash", "real"],
  ["an empty value", "tgWebAppData="],
  ["no value", "tgWebAppData"],
  ["a name that only ends so", "xtgWebAppData=auth_date%3D1"],
  ["broken percent encoding", "tgWebAppData=%E0%A4%A"],
  ["broken percent encoding inside", encoded(payload.replace("%7B", "%E0%A4%A"))],
  ["10 kB", of({ query_id: "x".repeat(10_000) })],
  ["10 kB of separators", `tgWebAppData=${"&=".repeat(5_000)}`],
  ["no hash", of({ hash: undefined })],
  ["a hash that is none", of({ hash: hash.slice(1) })],
  ["a hash in capitals", of({ hash: hash.toUpperCase() })],
  ["no date", of({ auth_date: undefined })],
  ["a date that is none", of({ auth_date: "yesterday" })],
  ["no user", of({ user: undefined })],
  ["a user that is no object", of({ user: "[1]" })],
  ["a user that is no JSON", of({ user: "{" })],
  ["a user without id", of({ user: '{"username":"x"}' })],
  ["an id below one", of({ user: '{"id":-1}' })],
  ["an id that is no whole number", of({ user: '{"id":1.5}' })],
  ["an id that no number holds", of({ user: '{"id":12345678901234567890}' })],
  ["two users", encoded(`${payload}&user=%7B%22id%22%3A5%7D`)],
  ["two hashes", encoded(`${payload}&hash=${hash}`)],
  ["a prototype's key", encoded(`${payload}&__proto__=1`)],
  ["a constructor in place of the user", encoded(`constructor=1&hash=${hash}&auth_date=1`)],
  ["an id that stands in the user's prototype", of({ user: '{"__proto__":{"id":5}}' })],
  ["a name with a line break", encoded(`${payload}&a\nb=1`)],
])("%s is nobody's launch", (_case, text) => {
  expect(readLaunch(text)).toBeNull();
});

it("says the messenger's theme by its background", () => {
  const theme = (params: unknown) =>
    themeOf(`tgWebAppThemeParams=${encodeURIComponent(JSON.stringify(params))}`);
  expect([theme({ bg_color: "#17212b" }), theme({ bg_color: "#FFFFFF" })]).toEqual(["dark", "light"]);
  for (const params of [null, [], {}, { bg_color: "red" }, { bg_color: 7 }])
    expect(theme(params)).toBeUndefined();
  expect([themeOf(""), themeOf("tgWebAppThemeParams=%E0%A4%A")]).toEqual([undefined, undefined]);
});
