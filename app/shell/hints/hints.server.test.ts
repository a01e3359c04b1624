import { beforeEach, describe, expect, it } from "vitest";
import { contactForms } from "~/features/profile/contacts/contact-forms.server";
import { parseFaults } from "../../../sandbox/control/faults";
import { clonePlayer } from "../../../sandbox/control/players";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { signOut } from "../../features/auth/sign-out/sign-out.server";
import { answerAccountForms } from "../../forms/account-form/account-form.server";
import { hiddenHints, hideHint } from "./hidden-hints.server";
import { loadHints } from "./load-hints.server";
import { isExcepted } from "./page-exceptions";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const DAY = 86_400_000;
const reads = ["cashier.gethistory", "account.getprofileinfo", "storage.get"];

async function open(base = "newbie@sandbox.test", days = 0) {
  const { world } = app.sandbox;
  const { login, uid } = clonePlayer(world, base, {});
  const player = world.state.players.get(uid);
  if (!player) throw new Error("no such player");
  player.reg_time = new Date(Date.now() - days * DAY - 1000).toISOString();
  let cookieHeader = await cookiesOf(app, login);
  const contextAt = (path = "/", options = {}) => app.contextFor({ path, cookieHeader, ...options });
  const storeCookies = (context: Awaited<ReturnType<typeof contextAt>>) => {
    // The newer of a name first, as the site takes it.
    cookieHeader = `${app.cookieHeader(context)}; ${cookieHeader}`;
  };
  const shown = async (path?: string, options = {}) => {
    const hints = await loadHints(await contextAt(path, options));
    return hints?.shown ? [hints.shown.name] : [];
  };
  /** The calls to the platform besides the account's. */
  const methodsCalled = async (path?: string) => {
    const before = world.state.calls.length;
    await shown(path);
    return world.state.calls
      .slice(before)
      .map(({ method }) => method)
      .filter((method) => reads.includes(method));
  };
  const fail = (fault: string) =>
    world.state.faults.push(...parseFaults(fault).map((one) => ({ ...one, uid })));
  return { player, contextAt, storeCookies, shown, methodsCalled, fail };
}

describe("the hints of a new player", () => {
  it("are the first deposit and the login's contact, each while its time runs", async () => {
    for (const [days, names] of [
      [0, ["confirm"]],
      [1.1, ["registration"]],
      [5.1, []],
    ] as const)
      expect(await (await open(undefined, days)).shown(), String(days)).toEqual(names);
  });

  it("are not requested when there is nothing to remind of", async () => {
    expect(await (await open(undefined, 5.1)).methodsCalled()).toEqual([]);
    expect(await (await open(undefined, 1.1)).methodsCalled()).toEqual(["cashier.gethistory", "storage.get"]);
    expect((await (await open()).methodsCalled()).sort()).toEqual([...reads, "storage.get"].sort());
    expect(await loadHints(await app.contextFor({ path: "/" }))).toBeUndefined();
  });

  it("are fewer once there is a deposit, and once the contact is confirmed", async () => {
    const rich = await open("demo@sandbox.test");
    expect(await rich.shown()).toEqual([]);
    expect(await rich.methodsCalled()).not.toContain("storage.get");
    const { player, shown } = await open();
    if (player.email) player.email.is_confirmed = true;
    expect(await shown()).toEqual(["registration"]);
  });

  it("say nothing of a contact that is not the login", async () => {
    const { player, shown } = await open();
    player.login = "a-name";
    expect(await shown()).toEqual(["registration"]);
  });

  it("are not shown on the page that they lead to, nor the contact's on an exception", async () => {
    app.sandbox.world.state.patches.commonData = {
      confirmHint: { showConfirmContactsHint: true, pageExceptions: { urls: ["/game*", "/winners"] } },
    };
    const { shown, methodsCalled } = await open();
    expect(await shown("/cashier/deposit")).toEqual(["confirm"]);
    expect(await shown("/profile/settings")).toEqual(["registration"]);
    for (const path of ["/gamehall", "/game/book", "/winners", "/confirmation", "/confirmation/success"]) {
      expect(await shown(path), path).toEqual(["registration"]);
      expect(await methodsCalled(path), path).toEqual(["cashier.gethistory", "storage.get"]);
    }
  });

  it("are not the contact's where the operator does not want it", async () => {
    app.sandbox.world.state.patches.commonData = { confirmHint: { showConfirmContactsHint: false } };
    expect(await (await open()).shown()).toEqual(["registration"]);
  });

  it("stay hidden until the player leaves, and hide nobody else's", async () => {
    const { player, contextAt, storeCookies, shown, methodsCalled } = await open();
    const context = await contextAt();
    hideHint(context, player.uid, "registration");
    storeCookies(context);
    expect(await shown()).toEqual(["confirm"]);
    expect(await methodsCalled()).not.toContain("cashier.gethistory");
    const again = await contextAt();
    hideHint(again, player.uid, "confirm");
    storeCookies(again);
    expect(await methodsCalled()).toEqual([]);
    const leaving = await contextAt();
    await signOut(leaving);
    expect(leaving.cookies.setCookieLines().join("\n")).toMatch(/cr_hints=; .*Max-Age=0/);
    const other = await app.contextFor({ cookieHeader: `cr_hints=${player.uid}.registration` });
    expect(hiddenHints(other, player.uid)).toEqual(["registration"]);
    expect(hiddenHints(other, player.uid + 1)).toEqual([]);
  });

  it("are not the contact's once a code was sent to it, on any device", async () => {
    const { player, contextAt, shown } = await open();
    const form = new FormData();
    form.append("intent", "code");
    form.append("id", player.login);
    await answerAccountForms(await contextAt("/profile/settings"), form, contactForms);
    expect(player.storage).toHaveProperty("confirm_sent");
    expect(await shown()).toEqual(["registration"]);
  });

  it.each(["cashier.gethistory=drop", "cashier.gethistory=hang", "cashier.gethistory=garbage"])(
    "cost no page when the platform does not answer (%s)",
    async (fault) => {
      const { shown, fail } = await open();
      fail(fault);
      const begun = Date.now();
      expect(await shown()).toEqual(["confirm"]);
      expect(Date.now() - begun).toBeLessThan(4000);
    },
  );

  it("are in the language of the page", async () => {
    const { contextAt } = await open();
    const hints = await loadHints(await contextAt("/", { locale: "es-ES" }));
    expect(hints?.shown?.title).toBe("Confirma tu contacto");
  });
});

it.each([
  ["/cashier/*", "/cashier/deposit", true],
  ["/cashier", "/cashier/", true],
  ["/cashier", "/cashier/deposit", false],
  ["https://other.example/", "/", false],
])("the exception %j holds for %j: %j", (url, path, isOne) => {
  expect(isExcepted([url], path)).toBe(isOne);
});
