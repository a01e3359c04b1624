import { paths } from "../../app/paths";
import { ask, navigation } from "./ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

test("the history comes as a file that is kept by nobody", async ({ site }) => {
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
