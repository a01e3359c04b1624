import { randomUUID } from "node:crypto";
import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import { createVisitor } from "../support/visitor";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

test("the history comes as a file that is not cached", async ({ site }) => {
  const { cookie } = await signIn(site);
  const path = paths.cashierHistoryFile({ tab: "withdrawal" });
  const file = await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="history-withdrawal.csv"',
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect(file.text.trimEnd().split("\r\n")).toHaveLength(10);
});

test("a visitor gets no file", async ({ site }) => {
  const answer = await ask(site.url, paths.cashierHistoryFile(), { headers: navigation });
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toMatch(/^\/\?redirectUrl=/);
});

test("a page that waits for the file of the bets takes nobody's half-typed days away", async ({ site }) => {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  const visitor = createVisitor(site.url);
  await visitor.send(paths.signIn(), { login, password });
  await visitor.send(paths.bets(), { intent: "file", id: "", attempt: randomUUID() });
  const { text } = await visitor.open(paths.bets());
  expect(text).toContain(say("bets.file.pending"));
  expect(text).toContain(say("bets.file.refresh"));
  expect(text).toContain('type="date"');
  expect(text).not.toMatch(/http-equiv="refresh"/i);
});
