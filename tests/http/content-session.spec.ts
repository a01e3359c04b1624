import type { Answer } from "../support/ask";
import { createVisitor } from "../support/visitor";
import { expect, test } from "./fixtures";

const editor = { intent: "login", identifier: "editor", password: "Sandbox1!" };
const body = (answer: Answer) => JSON.parse(answer.text) as Record<string, unknown>;

test("an editor signs in, writes, and everyone reads it", async ({ site }) => {
  const visitor = createVisitor(site.url);
  const signedIn = await visitor.send("/content-session", editor);
  expect(signedIn.headers["cache-control"]).toContain("no-store");
  expect(body(signedIn)).toMatchObject({ user: { username: "editor" } });
  expect(signedIn.all("set-cookie").join()).toMatch(/content_jwt=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
  expect(signedIn.text).not.toContain(visitor.cookies.get("content_jwt"));

  const data = JSON.stringify({ slug: "news", title: "News of the day", text: "<p>Words</p>" });
  const made = body(await visitor.send("/content-entries/pages", { intent: "create", data }));
  expect(made).toMatchObject({ entry: { slug: "news" } });
  const { id } = made.entry as { id: number };
  expect((await createVisitor(site.url).open("/news")).text).toContain("News of the day");

  const changed = { intent: "update", data: JSON.stringify({ title: "Old news" }) };
  expect(body(await visitor.send(`/content-entries/pages/${id}`, changed))).toMatchObject({
    entry: { title: "Old news" },
  });
  expect((await visitor.open("/news")).text).toContain("Old news");
  expect((await visitor.send(`/content-entries/pages/${id}`, { intent: "delete" })).status).toBe(200);
  expect((await createVisitor(site.url).open("/news")).status).toBe(404);
});

test("refusals leave with the name the service gives them, not with its words", async ({ site }) => {
  const visitor = createVisitor(site.url);
  const wrong = await visitor.send("/content-session", { ...editor, password: "wrong" });
  expect([wrong.status, wrong.text]).toEqual([400, '{"code":"ValidationError"}']);
  for (const form of [{}, { intent: "login" }, { intent: "constructor" }, { ...editor, identifier: "" }]) {
    expect((await visitor.send("/content-session", form as Record<string, string>)).status).toBe(400);
  }
  expect((await visitor.open("/content-entries/pages")).status).toBe(401);
  expect((await visitor.send("/content-entries/pages", { intent: "create", data: "{}" })).status).toBe(401);
  await visitor.send("/content-session", editor);
  for (const data of ["", "[]", "{", "null"]) {
    expect((await visitor.send("/content-entries/pages", { intent: "create", data })).status).toBe(400);
  }
  expect((await visitor.open("/content-entries/a.b")).status).toBe(404);
  expect((await visitor.open("/content-entries/pages?filters[nope][$eq]=1")).status).toBe(400);
});

test("no query requests unpublished content of the service", async ({ site, sandbox }) => {
  const visitor = createVisitor(site.url);
  await visitor.send("/content-session", editor);
  const before = (await sandbox.calls()).length;
  const query =
    "status=draft&publicationState=preview&_publicationState=preview&status[]=draft&sort[0]=slug:asc";
  expect((await visitor.open(`/content-entries/pages?${query}`)).status).toBe(200);
  const requests = (await sandbox.calls()).slice(before).filter(({ method }) => method.endsWith("/pages"));
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(requests[0]?.query)).toContain("slug:asc");
  expect(JSON.stringify(requests[0]?.query)).not.toMatch(/draft|preview|status/i);
});

test("a session that has ended costs no page", async ({ site, sandbox }) => {
  const visitor = createVisitor(site.url);
  await visitor.send("/content-session", editor);
  await visitor.open("/about");
  const pages = (await sandbox.calls("/api/pages")).map(({ headers }) => headers.authorization);
  expect(pages.at(-1)).toBe(`Bearer ${visitor.cookies.get("content_jwt")}`);
  await sandbox.reset();
  const page = await visitor.open("/about");
  expect(page.status).toBe(200);
  expect(visitor.cookies.has("content_jwt")).toBe(false);
  expect(body(await visitor.open("/content-session"))).toEqual({ user: null });
});

test("a provider's sign-in ends only in the browser that began it", async ({ site }) => {
  const visitor = createVisitor(site.url);
  const begun = await visitor.open("/content-session/sandbox");
  const there = await fetch(begun.headers.location ?? "", { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  expect(back.origin).toBe(site.url);
  const stranger = createVisitor(site.url);
  await stranger.open(back.pathname + back.search);
  expect(stranger.cookies.has("content_jwt")).toBe(false);
  const ended = await visitor.open(back.pathname + back.search);
  expect([ended.status, ended.headers.location]).toEqual([302, "/"]);
  expect(body(await visitor.open("/content-session"))).toMatchObject({ user: { provider: "sandbox" } });
  expect((await visitor.open("/content-session/Not%20One")).status).toBe(404);
});
