import { ask, formHeaders, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const path = "/profile/verification/token";

test("a token is given to the player who is signed in, on the site's own page, and not cached", async ({
  site,
}) => {
  const { cookie: Cookie } = await signIn(site);
  const post = (headers: Record<string, string>) =>
    ask(site.url, path, {
      method: "POST",
      headers: { ...formHeaders(site.url), ...headers },
      body: "action=",
    });
  await ask(site.url, "/profile/verification", {
    method: "POST",
    headers: { ...formHeaders(site.url), Cookie },
    body: "intent=begin",
  });
  const given = await post({ Cookie });
  expect([given.status, given.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(JSON.parse(given.text)).toEqual({ token: expect.any(String), expiresIn: 600 });
  for (const refused of [await post({}), await post({ Cookie, Origin: "https://evil.example" })])
    expect(refused.text).not.toContain('token"');
});

test("the provider is let in on the page of the check alone", async ({ site }) => {
  const { cookie: Cookie } = await signIn(site);
  const framesOf = async (address: string) => {
    const { headers } = await ask(site.url, address, { headers: { ...navigation, Cookie } });
    return { camera: /camera=\([^)]*\)/.exec(String(headers["permissions-policy"]))?.[0] };
  };
  expect(await framesOf("/profile/security")).toEqual({ camera: "camera=(self)" });
  expect((await framesOf("/profile/verification")).camera).toMatch(
    /^camera=\(self "http:\/\/localhost:\d+"\)$/,
  );
});
