import { paths } from "../../app/routing/paths";
import { type Answer, ask, formHeaders } from "../support/ask";
import { byNight } from "../support/by-day";
import { expect, test } from "./fixtures";

test("two hundred guesses at a login reach the platform five times, however they dress up", async ({
  ownSite,
}) => {
  const site = await ownSite({ environment: { RATE_LIMIT_FACTOR: "1" } });
  const guess = (login: string, index: number) =>
    ask(site.url, paths.signIn(), {
      method: "POST",
      headers: {
        ...formHeaders(site.url),
        "X-Forwarded-For": `198.51.100.${index}`,
        "X-Real-IP": `198.51.100.${index}`,
        Forwarded: `for=198.51.100.${index}`,
      },
      body: new URLSearchParams({ login, password: `guess-${index}` }).toString(),
    });

  const known: Answer[] = [];
  // Twenty at a time: more would meet the limit of what the server takes on at once instead.
  while (known.length < 200) {
    const batch = Array.from({ length: 20 }, (_, index) => guess("demo@sandbox.test", known.length + index));
    known.push(...(await Promise.all(batch)));
  }
  expect(await site.sandbox.calls("auth.login")).toHaveLength(5);
  const refused = known.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(195);
  const [answer] = refused;
  const seconds = answer?.headers["retry-after"] ?? "";
  expect(Number(seconds)).toBeGreaterThan(0);
  // The form again, with what was typed but for the password, and the time to wait in words.
  expect(answer?.text).toContain('value="demo@sandbox.test"');
  expect(answer?.text).not.toContain("guess-");
  expect(answer?.text).toMatch(new RegExp(`\\b${seconds} seconds`));
});

test("a login that nobody has is answered like one that somebody has", byNight, async ({ ownSite }) => {
  const site = await ownSite({ environment: { RATE_LIMIT_FACTOR: "1" } });
  const statuses = async (login: string) => {
    const answers = [];
    for (let index = 0; index < 8; index++) {
      const { status } = await ask(site.url, paths.signIn(), {
        method: "POST",
        headers: formHeaders(site.url),
        body: new URLSearchParams({ login, password: "wrong" }).toString(),
      });
      answers.push(status);
    }
    return answers;
  };
  const known = await statuses("demo@sandbox.test");
  expect(known).toEqual([...Array(5).fill(422), ...Array(3).fill(429)]);
  expect(await statuses("nobody@sandbox.test")).toEqual(known);
});
