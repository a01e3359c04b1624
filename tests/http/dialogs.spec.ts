import { paths } from "../../app/routing/paths";
import { type Answer, ask, formHeaders, navigation } from "../support/ask";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const open = (siteUrl: string, path: string, cookie: string) =>
  ask(siteUrl, path, { headers: { ...navigation, Cookie: cookie } });

const dialogIn = ({ text }: Answer) => /<dialog[\s\S]*?<\/dialog>/.exec(text)?.[0];
const isForced = (dialog: string | undefined) => dialog?.includes('closedby="none"');

test.describe("an account that lacks details", () => {
  const everyLayout = [
    "/",
    "/gamehall?category=slots",
    "/game/sand-dunes",
    "/cashier/deposit",
    "/profile/settings",
    "/support",
    "/terms",
    "/no-such-page",
    "/_icons",
    "/es-ES/betting",
    "/pt-BR/loyalty?dialog=credentials",
    "/lv-LV/offers?menu",
    "/ar/promotions?show_popup_auth",
  ];

  test("is asked for them over every page, and may sign out", async ({ site }) => {
    const session = await signIn(site, "incomplete@sandbox.test");
    // The account's language, which would lead away from every other one.
    const cookie = session.cookie.replace(/i18n_locale=[^;]*/, "i18n_locale=");
    for (const path of everyLayout) {
      const dialog = dialogIn(await open(site.url, path, cookie));
      expect(isForced(dialog), path).toBe(true);
      expect(dialog, path).toMatch(
        /<form method="post" action="[^"]*\/forms\/sign_up\?view=socialRegistration/,
      );
      expect(dialog, path).toMatch(/<form method="post" action="[^"]*\/logout"/);
      const [pathname, search] = path.split("?");
      const data = await open(
        site.url,
        `${pathname === "/" ? "/_root" : pathname}.data?${search ?? ""}`,
        cookie,
      );
      expect(data.text, `${path} as data`).toContain("isRequired");
    }
    for (const path of [paths.signIn(), paths.signUp()]) {
      const answer = await open(site.url, path, cookie);
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        paths.signUp({ view: "socialRegistration" }),
      ]);
    }
    const page = await open(site.url, paths.signUp({ view: "socialRegistration" }), cookie);
    expect(page.text).toMatch(/<form method="post" action="\/logout"/);
    await ask(site.url, paths.logout(), {
      method: "POST",
      headers: { ...formHeaders(site.url), Cookie: cookie },
      body: "",
    });
    expect(dialogIn(await open(site.url, "/gamehall", cookie))).toBeUndefined();
  });

  test("costs nobody else a call", async ({ site, sandbox }) => {
    const { cookie } = await signIn(site);
    const before = (await sandbox.calls()).length;
    const answer = await open(site.url, "/terms", cookie);
    expect(dialogIn(answer)).toBeUndefined();
    const calls = (await sandbox.calls()).slice(before).map(({ method }) => method);
    expect(calls.filter((method) => method.toLowerCase() === "account.getinfo")).toHaveLength(1);
  });
});

test("a campaign opens where it may, and on no page that it may not", async ({ site }) => {
  const { cookie } = await signIn(site);
  for (const [path, isOpen] of [
    ["/", true],
    ["/gamehall", true],
    ["/profile/settings", true],
    ["/betting", false],
    ["/es-ES/betting", false],
    ["/game/sand-dunes", false],
    ["/cashier/deposit", false],
    ["/cashier/deposit/sandcard", false],
    ["/cashier/wallet", false],
    ["/cashier/history", false],
    ["/cashier/withdraw", false],
    ["/cashier/paysuccess", false],
  ] as const) {
    const answer = await open(site.url, `${path}?popup=desert-week`, cookie);
    expect(dialogIn(answer) !== undefined, path).toBe(isOpen);
    const data = await open(site.url, `${path === "/" ? "/_root" : path}.data?popup=desert-week`, cookie);
    expect(data.text.includes('"campaign"'), `${path} as data`).toBe(isOpen);
  }
});

test("an address that claims something is answered by the way to the history, and can be left", async ({
  site,
}) => {
  const { cookie } = await signIn(site);
  for (const query of [
    "dialog=product_bought&id=1",
    "dialog=offer_taken&id=30",
    "dialog=promo_activated",
    "confirm=betting_bonus_activated&id=1&prevent_close=1",
  ]) {
    const dialog = dialogIn(await open(site.url, `/terms?${query}`, cookie));
    expect(dialog, query).toContain(say("dialogs.titles.untold"));
    expect(dialog, query).toContain(`href="${paths.cashierHistory({ tab: "bonuses" })}"`);
    expect(dialog, query).toContain('href="/terms"');
    expect(dialog, query).not.toContain(say("dialogs.promoActivated.text"));
  }
  expect(dialogIn(await open(site.url, "/terms?dialog=credentials", cookie))).toBeUndefined();
});
