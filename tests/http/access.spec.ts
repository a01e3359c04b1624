import { type Answer, ask, formHeaders, navigation } from "../support/ask";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const requestedPath = "/es-ES/cashier/nope?a=1&b=%2F";
const home = `/es-ES?redirectUrl=${encodeURIComponent(requestedPath)}`;

test("a visitor of a protected path is sent home, by document and by data", async ({ site }) => {
  const answer = await ask(site.url, requestedPath, { headers: navigation });
  expect([answer.status, answer.headers.location]).toEqual([302, home]);
  const router = await ask(site.url, "/es-ES/cashier/nope.data?a=1&_routes=root&b=%2F");
  expect(router.status).toBe(202);
  // A whole address: the browser's router would write the prefix before `/es-ES?…` once more.
  expect(router.text).toContain(JSON.stringify(site.url + home));
});

test("what campaigns live by comes along, and a wish too long for an address is cut to its path", async ({
  site,
}) => {
  const answer = await ask(site.url, "/profile/nope?track_id=7&x=1&link_id=%3C", { headers: navigation });
  expect(answer.headers.location).toBe(
    `/?redirectUrl=${encodeURIComponent("/profile/nope?track_id=7&x=1&link_id=%3C")}&track_id=7&link_id=%3C`,
  );
  const long = await ask(site.url, `/profile/nope?x=${"%20".repeat(1000)}`, { headers: navigation });
  expect(long.headers.location).toBe("/?redirectUrl=%2Fprofile%2Fnope");
});

test("home prompts a redirected visitor to sign in, and leads on", async ({ site, sandbox }) => {
  const { text } = await ask(site.url, home, { headers: navigation });
  expect(text).toMatch(/<dialog[^>]* open/);
  const action = /<form method="post" action="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(action).toBe(`/es-ES/forms/sign_in?redirectUrl=${encodeURIComponent(requestedPath)}`);
  const { login, password } = await sandbox.clone("demo@sandbox.test", { locale: "es-ES" });
  const answer = await ask(site.url, action, {
    method: "POST",
    headers: formHeaders(site.url),
    body: new URLSearchParams({ login, password, redirectUrl: requestedPath }).toString(),
  });
  expect([answer.status, answer.headers.location]).toEqual([302, site.url + requestedPath]);
});

test("a player is not prompted", async ({ site }) => {
  const { cookie } = await signIn(site);
  for (const path of ["/?redirectUrl=%2Fprofile", "/?show_popup_auth", "/?show_popup_reg"]) {
    const { status, text } = await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
    expect(status).toBe(200);
    expect(text).not.toContain("<dialog");
  }
});

test("the page to sign in on holds no second one", async ({ site }) => {
  for (const query of ["redirectUrl=%2Fprofile", "show_popup_auth", "show_popup_reg", "menu"]) {
    const { status, text } = await ask(site.url, `/forms/sign_in?${query}`, { headers: navigation });
    expect(status).toBe(200);
    expect(text).not.toContain("<dialog");
  }
});

test("prevent_close leaves no way out, from one popup to the other neither", async ({ site }) => {
  const closing = new RegExp(`>${say("common.close")}<`);
  const inDialog = ({ text }: Answer) => /<dialog[\s\S]*?<\/dialog>/.exec(text)?.[0] ?? "";
  const open = async (query: string) => inDialog(await ask(site.url, `/${query}`, { headers: navigation }));
  expect(await open("?show_popup_reg")).toMatch(closing);
  for (const query of ["?show_popup_reg&prevent_close=1", "?show_popup_auth&prevent_close=1"]) {
    const dialog = await open(query);
    expect(dialog).not.toBe("");
    expect(dialog).not.toMatch(closing);
    expect(dialog).not.toMatch(/href="\/"/);
    expect(dialog).toMatch(/href="\/\?prevent_close=1&amp;show_popup_(?:auth|reg)"/);
  }
});

test.describe("a promo code in the address", () => {
  const promoOf = (answer: Answer) => answer.all("set-cookie").find((line) => line.startsWith("cr_promo="));

  test("is stored for 30 days, the last one of several", async ({ site }) => {
    const answer = await ask(site.url, "/gamehall?promo_code=ONE&promo_code=TWO%3B", { headers: navigation });
    expect(answer.status).toBe(200);
    expect(promoOf(answer)).toMatch(/^cr_promo=TWO%3B; Path=\/; Max-Age=2592000;/);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const again = await ask(site.url, "/gamehall", { headers: { ...navigation, Cookie: "cr_promo=TWO" } });
    expect(promoOf(again)).toBeUndefined();
    expect(again.headers["cache-control"]).toContain("s-maxage");
  });

  test("is stored on the way through a redirect", async ({ site }) => {
    for (const path of ["/profile/nope?promo_code=A", "/legacy?promo_code=A", "/legacy.data?promo_code=A"]) {
      expect(promoOf(await ask(site.url, path, { headers: navigation })), path).toContain("cr_promo=A;");
    }
  });

  test("never goes to the platform as a cookie", async ({ site, sandbox }) => {
    const headers = { ...navigation, Cookie: "cr_promo=A; cr_player=1; own=1" };
    await ask(site.url, "/gamehall", { headers });
    const calls = await sandbox.calls("account.getInfo");
    expect(calls.at(-1)?.cookies).toEqual(["own"]);
  });

  test("is nothing when it is none", async ({ site }) => {
    for (const code of ["", "a%0d%0ab", "x".repeat(500)]) {
      const answer = await ask(site.url, `/?promo_code=${code}`, { headers: navigation });
      expect([answer.status, promoOf(answer)]).toEqual([200, undefined]);
    }
  });
});
