import { ask, formHeaders, navigation } from "../support/ask";
import { emailOf, mailedLink } from "../support/mails";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const formOf = (link: string) => link.split("?")[1] ?? "";

for (const [kind, path, flag] of [
  ["confirmation", "/confirmation", "is_confirmed"],
  ["news", "/unsubscribe", "is_subscribed"],
] as const) {
  test(`opening ${path} changes nothing, sending its form does`, async ({ site }) => {
    const player = await site.sandbox.clone("newbie@sandbox.test");
    const link = await mailedLink(site, player, kind);
    const before = (await emailOf(site, player))[flag];
    const page = await ask(site.url, link, { headers: navigation });
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(page.headers["referrer-policy"]).toBe("same-origin");
    expect(page.text).toMatch(/<meta name="robots" content="noindex/);
    expect((await emailOf(site, player))[flag]).toBe(before);
    const sent = await ask(site.url, path, {
      method: "POST",
      headers: formHeaders(site.url),
      body: formOf(link),
    });
    expect(sent.status).toBe(302);
    expect((await emailOf(site, player))[flag]).toBe(!before);
    const cookie = sent
      .all("set-cookie")
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    const result = await ask(site.url, sent.headers.location ?? "", {
      headers: { ...navigation, Cookie: cookie },
    });
    const title = kind === "news" ? "systemPages.unsubscribe.title" : "contactLinks.success.title";
    expect([result.status, result.text.includes(`<h1`)]).toEqual([200, true]);
    expect(result.text).toContain(say(title));
    expect(result.text).not.toContain(player.login);
    // The address alone, typed or sent on, claims nothing.
    const typed = await ask(site.url, sent.headers.location ?? "", { headers: navigation });
    expect(typed.status).toBe(200);
    expect(typed.text).not.toContain(say(title));
  });
}

const refused: [path: string, body: string, status: number, text: string][] = [
  ["/unsubscribe", "contact=a%40b.test&token=guessed", 422, say("contactLinks.unsubscribe.wrongTitle")],
  ["/unsubscribe", "", 400, say("contactLinks.unsubscribe.wrongTitle")],
  ["/unsubscribe", `contact=${"a".repeat(4000)}&token=x`, 400, say("contactLinks.unsubscribe.wrongTitle")],
  ["/confirmation", "contact=a%40b.test&code=123456", 422, say("profile.smsCodeError")],
  ["/confirmation", "contact=a%40b.test&code=%3Cu%3E", 400, say("accountForm.codeLength")],
  ["/confirmation", "code=123456", 400, say("contactLinks.confirmation.incompleteTitle")],
];
for (const [path, body, status, text] of refused) {
  test(`${path} has a face for ${body.slice(0, 40) || "an empty form"}`, async ({ site }) => {
    const answer = await ask(site.url, path, { method: "POST", headers: formHeaders(site.url), body });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toContain("<u>");
  });
}

test("without an answer of the platform the form stays, and claims nothing", async ({ site, sandbox }) => {
  await sandbox.fail(["account.confirmContact=drop"]);
  const answer = await ask(site.url, "/confirmation", {
    method: "POST",
    headers: formHeaders(site.url),
    body: "contact=a%40b.test&code=123456",
  });
  expect(answer.status).toBe(503);
  expect(answer.text).toContain(say("accountForm.unknown"));
  expect(answer.text).toContain('value="123456"');
});
