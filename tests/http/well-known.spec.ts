import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const SECURITY_FILE = "/.well-known/security.txt";
const CHANGE_PASSWORD = "/.well-known/change-password";

test("nobody is named to tell of a hole where nobody is configured", async ({ site }) => {
  const { status, text } = await ask(site.url, SECURITY_FILE);
  expect(status).toBe(404);
  expect(text).not.toContain("Contact:");
});

test("security.txt has what RFC 9116 requires, and is cached for an hour", async ({ ownSite }) => {
  const { url } = await ownSite({
    environment: {
      SECURITY_CONTACT: "mailto:security@casino.example,https://casino.example/report",
      SECURITY_EXPIRES: "2100-06-30",
      SECURITY_LANGUAGES: "en,es",
    },
  });
  const { status, text, headers } = await ask(url, SECURITY_FILE);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(text.split("\n")).toEqual([
    "Contact: mailto:security@casino.example",
    "Contact: https://casino.example/report",
    "Expires: 2100-06-30T00:00:00.000Z",
    "Preferred-Languages: en, es",
    `Canonical: ${url}${SECURITY_FILE}`,
    "",
  ]);
});

test("a password manager is led to the page where a player changes the password", async ({ site }) => {
  const { status, headers } = await ask(site.url, CHANGE_PASSWORD);
  expect(status).toBe(302);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.location).toBe(paths.profileSecurity());
  const { cookie } = await signIn(site);
  const page = await ask(site.url, String(headers.location), { headers: { ...navigation, Cookie: cookie } });
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<input[^>]*autocomplete="new-password"/i);
});

test("a visitor is prompted to sign in first, and goes on to it", async ({ site }) => {
  const page = await ask(site.url, paths.profileSecurity(), { headers: navigation });
  expect(page.status).toBe(302);
  expect(decodeURIComponent(String(page.headers.location))).toContain(
    `redirectUrl=${paths.profileSecurity()}`,
  );
});
