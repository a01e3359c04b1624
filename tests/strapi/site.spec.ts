import type { Answer } from "../support/ask";
import { createVisitor } from "../support/visitor";
import { BOUND, expect, SITE_HOST, test } from "./fixtures";

test.describe.configure({ mode: "serial" });

/** What the document says about itself. */
function headOf({ text }: Answer) {
  const find = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    language: find(/<html[^>]*\blang="([^"]+)"/),
    direction: find(/<html[^>]*\bdir="([^"]+)"/),
    title: find(/<title>([^<]*)<\/title>/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
  };
}

test("the home page is Strapi's: title, menu, badge, footer", async ({ visitor, site }) => {
  const home = await visitor.open("/");
  expect(home.status).toBe(200);
  expect(headOf(home)).toMatchObject({
    language: "en-US",
    title: "Online casino for a calm evening | Starter Casino",
    canonical: `${site.url}/`,
  });
  expect(home.text).toMatch(/Promotions.*New/s);
  expect(home.text).toMatch(/<footer.*href="\/partners"/s);
  expect(home.text).toContain("Fair Play Index");
});

for (const [path, language, direction, title, words] of [
  ["/about", "en-US", "ltr", "About us", "write over every word"],
  ["/es-ES/about", "es-ES", "ltr", "Quiénes somos", "reescribe cada palabra"],
  ["/ar/about", "ar", "rtl", "من نحن", "أعد كتابة كل كلمة"],
  ["/ar/partners", "ar", "rtl", "Partners", "written in English alone"],
] as const) {
  test(`${path} in the words of its locale, or of the default one`, async ({ visitor }) => {
    const page = await visitor.open(path);
    expect(page.status).toBe(200);
    expect(headOf(page)).toMatchObject({ language, direction });
    expect(page.text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page.text).toContain(words);
  });
}

test("a page shows its blocks", async ({ visitor }) => {
  const { text } = await visitor.open("/es-ES/about");
  for (const words of ["Preguntas frecuentes", "¿El dinero es real?", "Leer más", "Ir a los juegos"]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('href="/es-ES/terms"');
});

test("a record rules title, robots and canonical of its page", async ({ visitor, site }) => {
  expect(headOf(await visitor.open("/es-ES/about"))).toMatchObject({
    title: expect.stringContaining("Quiénes somos"),
    robots: expect.stringContaining("noindex"),
    canonical: `${site.url}/es-ES/about`,
  });
});

test("a game's title is its template's", async ({ visitor, site }) => {
  const hall = await visitor.open("/gamehall");
  const game = /href="(\/game\/[\w-]+)/.exec(hall.text)?.[1] ?? "";
  const { title } = headOf(await visitor.open(game));
  expect(title).toMatch(/^Play .+ at Starter Casino/);
  expect(site.output()).not.toContain('"level":50');
});

test("an uploaded picture comes made to measure", async ({ visitor }) => {
  const { text } = await visitor.open("/about");
  const picture = /\/_ipx\/[^" ]*uploads[^" ]*about[^" ,]*/.exec(text.replaceAll("&amp;", "&"))?.[0] ?? "";
  const image = await visitor.open(picture);
  expect(image.status).toBe(200);
  expect(image.headers["content-type"]).toMatch(/^image\/(webp|avif)/);
});

test("robots.txt is Strapi's, and its rules reach the pages", async ({ visitor }) => {
  const robots = await visitor.open("/robots.txt");
  expect(robots.text).toContain("Disallow: /cashier/*");
});

test("a redirect rule of an editor is followed", async ({ visitor }) => {
  const answer = await visitor.open("/es-ES/legacy?a=1");
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe("/es-ES/gamehall?a=1");
});

test("what nobody wrote is not found", async ({ visitor }) => {
  for (const path of ["/nothing-here", "/ar/nothing-here"]) {
    expect((await visitor.open(path)).status, path).toBe(404);
  }
});

test.describe("content accounts", () => {
  const account = { username: "ana", email: "ana@content.test" };
  const first = "Secret123";
  const second = "Secret456";
  const body = (answer: Answer) => JSON.parse(answer.text) as Record<string, unknown>;

  test("register, be known, sign out, sign in", async ({ visitor }) => {
    const registered = await visitor.send("/content-session", {
      intent: "register",
      password: first,
      ...account,
    });
    expect(registered.status, registered.text).toBe(200);
    expect(registered.all("set-cookie").join()).toMatch(/content_jwt=[^;]+;.*HttpOnly/);
    expect(body(registered)).toMatchObject({ user: account });
    expect(body(await visitor.open("/content-session"))).toMatchObject({ user: account });
    await visitor.send("/content-session", { intent: "logout" });
    expect(visitor.cookies.has("content_jwt")).toBe(false);
    const wrong = await visitor.send("/content-session", {
      intent: "login",
      identifier: account.email,
      password: "wrong",
    });
    expect([wrong.status, body(wrong)]).toEqual([400, { code: "ValidationError" }]);
    const right = await visitor.send("/content-session", {
      intent: "login",
      identifier: account.email,
      password: first,
    });
    expect(body(right)).toMatchObject({ user: account });
  });

  test("read entries, and write none that the role may not", async ({ visitor }) => {
    expect((await visitor.open("/content-entries/promotions")).status).toBe(401);
    await visitor.send("/content-session", {
      intent: "login",
      identifier: account.email,
      password: first,
    });
    const promotions = await visitor.open(
      "/es-ES/content-entries/promotions?sort[0]=priority:asc&populate=*",
    );
    expect(body(promotions)).toMatchObject({
      entries: [
        {
          slug: "welcome",
          title: "Paquete de bienvenida",
          image: expect.stringContaining("/uploads/welcome"),
        },
        { slug: "cashback-week" },
      ],
      pagination: { total: 2 },
    });
    const refused = await visitor.send("/content-entries/promotions", {
      intent: "create",
      data: JSON.stringify({ slug: "mine", title: "Mine" }),
    });
    expect([refused.status, body(refused)]).toEqual([403, { code: "ForbiddenError" }]);
    expect((await visitor.open("/content-entries/unknown-things")).status).toBe(404);
  });

  test("a bad token costs no page: it is dropped, and the page read as anyone", async ({ visitor }) => {
    visitor.cookies.set("content_jwt", "stale.token.here");
    const page = await visitor.open("/es-ES/terms");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Aquí van tus términos.");
    expect(visitor.cookies.has("content_jwt")).toBe(false);
  });

  test("forget, reset and change the password", async ({ visitor, strapi }) => {
    const forgot = await visitor.send("/content-session", { intent: "forgot", email: account.email });
    expect(forgot.status).toBe(200);
    const code = /code=(\w+)/.exec(await strapi.mailTo(account.email))?.[1] ?? "";
    const passwords = { password: second, passwordConfirmation: second };
    const reset = await visitor.send("/content-session", { intent: "reset", code, ...passwords });
    expect(body(reset)).toMatchObject({ user: account });
    const changed = await visitor.send("/content-session", {
      intent: "change",
      currentPassword: second,
      password: first,
      passwordConfirmation: first,
    });
    expect(changed.status).toBe(200);
    expect(body(await visitor.open("/content-session"))).toMatchObject({ user: account });
  });

  test("a provider that is switched off leaves a visitor", async ({ visitor, strapi }) => {
    const begun = await visitor.open("/content-session/google");
    expect(begun.headers.location).toContain(`${strapi.url}/api/connect/google`);
    const back = await visitor.open("/content-session/google?access_token=any");
    expect([back.status, back.headers.location]).toEqual([302, "/"]);
    expect(body(await visitor.open("/content-session"))).toEqual({ user: null });
  });
});

test("what an editor publishes, and takes off, is seen within the bound by those who look all the time", async ({
  visitor,
  strapi,
}) => {
  const look = async (path: string) => {
    const { status, text } = await visitor.open(path);
    return status === 200 ? /<h1[^>]*>([^<]*)/.exec(text)?.[1] : String(status);
  };
  const seenAfter = async (path: string, expected: string) => {
    const changedAt = Date.now();
    await expect.poll(() => look(path), { timeout: BOUND * 1000, intervals: [100] }).toBe(expected);
    return `${path}: ${((Date.now() - changedAt) / 1000).toFixed(1)} s`;
  };
  for (const end = Date.now() + 2000; Date.now() < end; ) await look("/about");
  await strapi.edit("about", { title: "About us, edited" });
  const edited = await seenAfter("/about", "About us, edited");
  await strapi.edit("about", "unpublish");
  const gone = await seenAfter("/about", "404");
  await strapi.edit("about", { title: "About us" });
  process.stdout.write(`edited, ${edited}; taken off, ${gone}; the bound is ${BOUND} s\n`);
});

test("a draft is read by nobody who has no token of the CMS", async ({ visitor, strapi, site }) => {
  const MARK = "Marked 8f3a draft";
  await strapi.draft("about", { title: MARK });
  const paths = [
    "/api/pages?status=draft",
    "/api/pages?status=draft&filters[slug][$eq]=about",
    "/api/pages?status[]=draft",
    "/api/pages?status[0]=draft&status[1]=published",
    "/api/pages?status=DRAFT",
    "/api/pages?status=draft&populate=*",
    "/api/pages",
  ];
  const answers = await Promise.all(paths.map((path) => fetch(strapi.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 200]);
  for (const answer of answers) expect(await answer.text()).not.toContain(MARK);
  for (const path of ["/about", "/about?status=draft", "/about?preview=1"])
    expect((await visitor.open(path)).text).not.toContain(MARK);
  expect(site.output()).not.toContain(MARK);
  await strapi.edit("about", { title: "About us" });
});

test("who has an API token reads drafts", async ({ strapi }) => {
  const MARK = "Marked 27be draft";
  await strapi.draft("about", { title: MARK });
  const headers = { Authorization: `Bearer ${await strapi.readToken()}` };
  const answer = await fetch(`${strapi.url}/api/pages?status=draft`, { headers });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(MARK)]);
  await strapi.edit("about", { title: "About us" });
});

test("the panel's preview shows the draft on the site, and to nobody else", async ({
  visitor,
  strapi,
  site,
}) => {
  const MARK = "Marked 5d0c draft";
  await strapi.draft("about", { title: MARK });
  const linkOf = async (status: "draft" | "published") => (await strapi.previewOf("about", status)) ?? "";
  const link = await linkOf("draft");
  expect(link).toMatch(new RegExp(`^${SITE_HOST}/_preview\\?to=%2Fabout&token=`));
  const editor = createVisitor(site.url);
  expect((await editor.open(link.slice(SITE_HOST.length))).headers.location).toBe(`${site.url}/about`);
  const page = await editor.open("/about");
  expect(page.text).toContain(`<h1`);
  expect(page.text).toContain(MARK);
  expect(page.all("content-security-policy")[0]).toContain(`frame-ancestors ${strapi.url};`);
  for (const path of ["/", "/promotions", "/es-ES/about", "/promotions/welcome"])
    expect([(await editor.open(path)).status, path]).toEqual([200, path]);
  expect((await visitor.open("/about")).text).not.toContain(MARK);
  await editor.open((await linkOf("published")).slice(SITE_HOST.length));
  const published = await editor.open("/about");
  expect(published.text).toContain("You see what is published");
  expect(published.text).not.toContain(MARK);
  expect(site.output()).not.toContain(MARK);
  await strapi.edit("about", { title: "About us" });
});

test("a landing page is at its own address, in the words of its locale", async ({ visitor, strapi }) => {
  const page = await visitor.open("/es-ES/p/welcome-week");
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1[^>]*>Semana de bienvenida<\/h1>/);
  for (const words of ["Siete días", "game-row showcase", "Paquete de bienvenida", "Crear una cuenta"])
    expect(page.text).toContain(words);
  const moved = await visitor.open("/es-ES/welcome-week");
  expect([moved.status, moved.headers.location]).toEqual([
    301,
    expect.stringMatching(/\/es-ES\/p\/welcome-week$/),
  ]);
  const previewed = async (slug: string) => {
    const link = new URL((await strapi.previewOf(slug, "draft")) ?? "");
    return link.searchParams.get("to");
  };
  expect([await previewed("welcome-week"), await previewed("home")]).toEqual(["/p/welcome-week", "/"]);
});

test("home is ordered by its entry, from when it is published until it is taken off", async ({
  visitor,
  strapi,
}) => {
  const home = async () => (await visitor.open("/")).text;
  const title = "Told by an editor first";
  expect(await home()).not.toContain(title);
  const blocks = [
    { __component: "page.rich-text", title: title, body: "<p>Hello</p>" },
    { __component: "page.wins" },
    { __component: "page.picks", title: "By hand", form: "row", games: [{ sysname: "sand-dunes" }] },
  ];
  await strapi.edit("home", { blocks });
  await expect.poll(home, { timeout: 2 * BOUND * 1000 }).toContain(title);
  const ordered = await home();
  expect(ordered).toContain("By hand");
  expect(ordered).not.toContain("provider-grid");
  await strapi.edit("home", "unpublish");
  await expect.poll(home, { timeout: 2 * BOUND * 1000 }).toContain("provider-grid");
  expect(await home()).not.toContain(title);
});

test("without Strapi the site goes on with what it has", async ({ visitor, strapi }) => {
  await strapi.pause();
  const home = await visitor.open("/");
  expect(home.status).toBe(200);
  expect(home.text).toContain("Promotions");
  // Never read before: the page cannot be distinguished from a missing one, so it is no 404.
  expect((await visitor.open("/never-read")).status).toBe(503);
  const session = await visitor.send("/content-session", {
    intent: "login",
    identifier: "ana",
    password: "x",
  });
  expect(session.status).toBe(502);
});

test("and it recovers when Strapi is back, which is filled only once", async ({ visitor, strapi }) => {
  test.setTimeout(120_000);
  await strapi.resume();
  await expect.poll(async () => (await visitor.open("/terms")).status, { timeout: 60_000 }).toBe(200);
  const pages = await fetch(`${strapi.url}/api/pages`).then((answer) => answer.json());
  const slugs: string[] = pages.data.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain("terms");
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});
