import { randomUUID } from "node:crypto";
import type { ServerErrorType } from "../../app/platform/errors";
import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import { byNight } from "../support/by-day";
import { routeTable } from "../support/route-table";
import { createVisitor, type Visitor } from "../support/visitor";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { hiddenFields } from "./hidden-fields";
import { signIn } from "./session";

/** Where the platform may say what an account is or lacks: the call, and the page that makes it. */
interface AccountCall {
  name: string;
  method: string;
  page: string;
  send: (visitor: Visitor) => ReturnType<Visitor["send"]>;
}

const posted = (name: string, method: string, page: string, fields: Record<string, string>): AccountCall => ({
  name,
  method,
  page,
  send: (visitor) => visitor.send(page, { attempt: randomUUID(), ...fields }),
});

const deposit = paths.depositBy("sandinstant");
const withdrawal = paths.withdraw({ method: "sandiban", burn: "agreed" });
const settings = paths.profileSettings();

const accountCalls: AccountCall[] = [
  {
    name: "a deposit",
    method: "cashier.makedeposit",
    page: deposit,
    async send(visitor) {
      const { text } = await visitor.open(deposit);
      return visitor.send(deposit, { ...hiddenFields(text, "_token"), amount: "70" });
    },
  },
  {
    name: "a withdrawal",
    method: "cashier.makewithdrawal",
    page: withdrawal,
    async send(visitor) {
      const review = await visitor.send(withdrawal, {
        ...hiddenFields((await visitor.open(withdrawal)).text, "intent"),
        amount: "60",
        "requisites.iban": "ES9121000418450200051332",
      });
      return visitor.send(withdrawal, { ...hiddenFields(review.text, "_token"), intent: "send" });
    },
  },
  posted("a casino bonus", "bonuses.activate", paths.bonuses(), {
    intent: "activate",
    id: "601",
    type: "casino",
  }),
  posted("a betting bonus", "BettingBonuses.activate", paths.bonuses(), {
    intent: "activate",
    id: "651",
    type: "betting",
  }),
  posted("cashback", "cashbacks.payout", paths.cashback(), { intent: "payout", id: "703" }),
  posted("own data", "account.saveProfileInfo", settings, {
    intent: "personal",
    country: "ES",
    home_town: "Toledo",
  }),
  posted("a nickname", "account.changefakename", settings, { intent: "fakename", fakename: "Wanderer7" }),
  posted("the currency", "account.setCurrency", settings, { intent: "currency", currency: "USD" }),
  posted("a contact", "account.addcontact", settings, { intent: "email", contact: "another@mail.test" }),
  posted("a password", "account.changepassword", paths.profileSecurity(), {
    intent: "password",
    old_password: "Sandbox1!",
    password: "Another1!",
  }),
  posted("a promo code", "campaigns.activateOffer", paths.offers(), {
    intent: "promo",
    promo_code: "WELCOME100",
  }),
  posted("an offer", "campaigns.takepromotions", paths.offer(30), {}),
  posted("a thing of the loyalty shop", "loyalty.buyproduct", paths.loyaltyShop(), {
    intent: "buy",
    id: "1",
  }),
  posted("a character", "loyalty.setcharacter", paths.loyalty(), { intent: "character", id: "2" }),
  posted("a limit", "Support.sendFeedback", paths.responsibleGame(), {
    intent: "looserLimit",
    period: "none",
  }),
  posted("a tournament", "tournaments.participate", paths.tournament(3), {}),
];

/** What is required, and the address that leads to it from a page: there, and back to the page afterwards. */
const needs: [ServerErrorType, (page: string) => RegExp][] = [
  ["UserNeedDepositException", (page) => new RegExp(`^${escaped(`${paths.deposit({ from: page })}`)}`)],
  ["UserNeedProfileDataException", (page) => onSettings(page, "personal") ?? over(page, "confirm=profile")],
  ["KycUserProfileException", (page) => onSettings(page, "personal") ?? over(page, "confirm=profile")],
  ["UserNeedConfirmContactException", (page) => onSettings(page, "contacts") ?? over(page, "confirm=email")],
  ["VerificationRequiredException", (page) => over(page, "dialog=verification")],
  ["KycWithdrawalException", (page) => over(page, "dialog=verification")],
];

const escaped = (text: string) => text.replace(/[.?+*()|[\]{}\\^$]/g, "\\$&");
const over = (page: string, dialog: string) => new RegExp(`^${escaped(page)}\\?(.*&)?${dialog}\\b`);
/** The page where it is done needs no dialog that leads to it. */
const onSettings = (page: string, part: string) =>
  page === settings ? new RegExp(`^${escaped(settings)}(\\?.*)?#${part}$`) : undefined;

const headingIn = (text: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];
/** Every address that an answer leads to: what it redirects to, else the links of its page. */
const addressesIn = ({ headers, text }: Awaited<ReturnType<Visitor["open"]>>) =>
  headers.location
    ? [headers.location]
    : [...(/<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? "").matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&"),
      );

/** Money, and a bound of the player's own. */
const byDay = new Set(["a withdrawal", "a limit"]);

for (const { name, method, page, send } of accountCalls) {
  test(
    `${name}: whatever the account lacks has a way there, and a blocked one its page`,
    byDay.has(name) ? {} : byNight,
    async ({ site, sandbox }) => {
      const { login, password, uid } = await site.sandbox.clone("demo@sandbox.test");
      const visitor = createVisitor(site.url);
      await visitor.send(paths.signIn(), { login, password });
      for (const [type, way] of needs) {
        await sandbox.fail([`${method}=${type}`], uid);
        const answer = await send(visitor);
        await sandbox.recover();
        expect([302, 303, 422], type).toContain(answer.status);
        const isCurrentPage = page === deposit && type === "UserNeedDepositException";
        if (!isCurrentPage)
          expect(addressesIn(answer), type).toContainEqual(
            expect.stringMatching(way(page.split("?")[0] ?? "")),
          );
      }
      for (const type of ["UserDeletedException", "UserBannedException"]) {
        await sandbox.fail([`${method}=${type}`], uid);
        const answer = await send(visitor);
        await sandbox.recover();
        expect([answer.status, headingIn(answer.text)], type).toEqual([
          403,
          say("systemPages.userBlock.title"),
        ]);
        expect(answer.text, type).toContain('href="/support"');
      }
      expect((await sandbox.calls(method)).length).toBe(needs.length + 2);
    },
  );
}

const shown = routeTable.flatMap(({ path, player }) =>
  player.kind === "page" && player.layout !== "empty" && player.layout !== "icon" ? [path] : [],
);

test(
  "whoever has not finished registering is held on every page, and can sign out",
  byNight,
  async ({ site }) => {
    const { cookie } = await signIn(site, "incomplete@sandbox.test");
    for (const path of shown) {
      const { status, text } = await ask(site.url, `/pt-BR${path === "/" ? "" : path}`, {
        headers: { ...navigation, Cookie: cookie },
      });
      expect(status, path).toBe(200);
      expect(text, path).toContain('name="purpose" value="complete"');
      expect(text, path).toContain('action="/pt-BR/logout"');
    }
  },
);

for (const [name, patch] of [
  ["banned", { ban: { code: "BANNED", reason: "terms_violation" } }],
  ["deleted", { is_deleted: true }],
] as const) {
  test(
    `whoever is ${name} is told so on every page, and reaches support and home afterwards`,
    name === "banned" ? {} : byNight,
    async ({ site, sandbox }) => {
      const { cookie, uid } = await signIn(site);
      await sandbox.patch(uid, patch);
      // docs/contract.md#o20: whoever is blocked is helped there.
      for (const path of shown.filter((one) => one !== "/support")) {
        const answer = await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
        expect([answer.status, headingIn(answer.text)], path).toEqual([
          403,
          say("systemPages.userBlock.title"),
        ]);
      }
      const visitor = createVisitor(site.url);
      for (const pair of cookie.split("; "))
        visitor.cookies.set(...(pair.split(/=(.*)/s, 2) as [string, string]));
      await visitor.open("/profile/settings");
      for (const path of ["/support", "/"]) expect((await visitor.open(path)).status, path).toBe(200);
    },
  );
}

/** docs/contract.md#7.2, but for those who cannot sign in with a password alone. */
const players = [
  ..."demo newbie incomplete needdeposit needprofile needcontact needkyc onkyc rejected cpf yen dinar tether limited".split(
    " ",
  ),
  ..."paidback poor requisites".split(" "),
];
const rooms =
  "bets bonuses loyalty cashback security settings notification verification responsible-game".split(" ");

test("every player of the sandbox has all pages of their profile", byNight, async ({ site }) => {
  for (const player of players) {
    const { cookie } = await signIn(site, `${player}@sandbox.test`);
    const locale = /i18n_locale=([\w-]+)/.exec(cookie)?.[1] ?? "en-US";
    for (const room of rooms) {
      const path = `${locale === "en-US" ? "" : `/${locale}`}/profile/${room}`;
      const { status, text } = await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
      expect([status, headingIn(text)], `${player} ${path}`).toEqual([200, expect.stringMatching(/\S/)]);
      expect(text, `${player} ${path}`).toContain("profile-links");
      expect(text, `${player} ${path}`).not.toMatch(
        />[A-Z]{2}-[A-Z]{2,3}<|\bNaN\b|\bundefined\b|Invalid Date/,
      );
    }
  }
});
