import { afterEach, describe, expect, it } from "vitest";
import { signIn } from "~/features/auth/sign-in/attempt-sign-in.server";
import { parseFaults } from "../../../sandbox/control/faults";
import { launchString } from "../../../sandbox/messenger/launch-data";
import type { startTestApp } from "../../../tests/support/app-context";
import { testApp } from "../../../tests/support/test-app";
import { answerLaunch, answerPendingLaunch, loadLaunchQuestion } from "./launch.server";

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type RequestOptions = NonNullable<Parameters<TestApp["contextFor"]>[0]>;

const inFrame: RequestOptions = { isMiniApp: true, origin: "https://casino.example" };
const now = () => Math.floor(Date.now() / 1000);
let lastUser = 5_000;

const site = await testApp();
afterEach(() => {
  site.sandbox.world.state.patches = {};
});

const newUser = (more: object = {}) => {
  lastUser += 1;
  return { id: lastUser, first_name: "Mini", username: `mini${lastUser}`, language_code: "en", ...more };
};
const theme = (bg_color: string) =>
  `&tgWebAppThemeParams=${encodeURIComponent(JSON.stringify({ bg_color }))}`;

async function launch(
  data: string,
  { page = "/", surface = "frame", more = "", ...options }: RequestOptions & Sent = {},
) {
  const context = await site.contextFor({ path: "/forms/launch", readsPage: false, ...inFrame, ...options });
  const form = new FormData();
  form.set("launch", `tgWebAppData=${encodeURIComponent(data)}${more}`);
  form.set("page", page);
  form.set("place", surface);
  const answer = await answerLaunch(context, form);
  const lines = context.cookies.setCookieLines();
  return {
    context,
    location: answer.headers.get("Location")?.replace(context.origin, ""),
    lines,
    lineOf: (name: string) => lines.find((line) => line.startsWith(`${name}=`)),
    cookieHeader: afterLines(options.cookieHeader, lines),
  };
}

/** The cookies of a browser that had some before the answer. */
function afterLines(before = "", lines: readonly string[]): string {
  const pairs = [...before.split("; "), ...lines.map((line) => line.split(";", 1)[0] ?? "")];
  return [...new Map(pairs.filter(Boolean).map((pair) => [pair.split("=", 1)[0], pair])).values()].join("; ");
}
interface Sent {
  page?: string;
  surface?: string;
  more?: string;
}

const registrations = () => site.sandbox.world.state.calls.filter(({ method }) => method === "auth.register");
const countRequests = async (run: () => Promise<unknown>) => {
  const before = registrations().length;
  await run();
  return registrations().length - before;
};

describe("a launch", () => {
  it("registers a visitor, and signs in the next time", async () => {
    const user = newUser();
    const first = await launch(launchString(user, now()));
    // The messenger does not say all that a registration asks for (docs/contract.md#6.2).
    expect(first.location).toMatch(/^\/\?.*prevent_close=1/);
    expect(first.lineOf("cr_player")).toBeDefined();
    const { params } = registrations().at(-1) ?? {};
    expect(params).toMatchObject({
      is_tg: "1",
      id: String(user.id),
      username: user.username,
      language_code: "en",
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      payload: expect.stringContaining("auth_date="),
    });
    const again = await launch(launchString(user, now() + 1), { clientIp: "10.0.0.2" });
    expect(again.lineOf("cr_player")).toBeDefined();
    const uidOf = async (cookieHeader: string) => {
      const player = await (await site.contextFor({ cookieHeader })).player();
      return player.kind === "player" ? player.account.uid : null;
    };
    expect(await uidOf(first.cookieHeader)).toBeGreaterThan(0);
    expect(await uidOf(again.cookieHeader)).toBe(await uidOf(first.cookieHeader));
  });

  it("is one registration however often it is sent", async () => {
    const data = launchString(newUser(), now());
    const count = await countRequests(async () => {
      const sent = await Promise.all([1, 2, 3].map(() => launch(data)));
      expect(new Set(sent.map(({ cookieHeader }) => cookieHeader.match(/sbx_session=[^;]+/)?.[0])).size).toBe(
        1,
      );
    });
    expect(count).toBe(1);
  });

  it("goes on to the page that was opened, or wanted before it", async () => {
    const pageOf = async (page: string) =>
      new URL((await launch(launchString(newUser(), now()), { page })).location ?? "", "http://x");
    expect((await pageOf("/gamehall?category=new")).pathname).toBe("/gamehall");
    expect((await pageOf("/gamehall?category=new")).searchParams.get("category")).toBe("new");
    expect((await pageOf("/?redirectUrl=%2Fcashier%2Fwallet")).pathname).toBe("/cashier/wallet");
    expect((await pageOf("//evil.test/")).pathname).toBe("/");
    expect((await pageOf("/?redirectUrl=https%3A%2F%2Fevil.test")).pathname).toBe("/");
  });

  it("in a frame has cookies of the frame, the platform's too, and tells the platform so", async () => {
    const { lines, lineOf } = await launch(launchString(newUser(), now()));
    expect(lineOf("cr_miniapp")).toBe(
      "cr_miniapp=frame~6.0~unknown~; Path=/; HttpOnly; Secure; SameSite=None; Partitioned",
    );
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines)
      expect(line).toMatch(/; Secure; SameSite=None; Partitioned|SameSite=None; Secure; Partitioned/);
    expect(registrations().at(-1)?.query).toMatchObject({ _non_strict: "1" });
  });

  it("in a window of its own has the cookies of any session", async () => {
    const { lines, lineOf } = await launch(launchString(newUser(), now()), {
      isMiniApp: false,
      surface: "app",
    });
    expect(lineOf("cr_miniapp")).toMatch(/^cr_miniapp=app~6\.0~unknown~; .*SameSite=Lax$/);
    for (const line of lines) expect(line).not.toMatch(/None|Partitioned/);
    expect(lineOf("cr_flash")).toBeUndefined();
  });

  it("in an ordinary tab says whose account it is: any page can link here with launch data of its own", async () => {
    const { lineOf } = await launch(launchString(newUser(), now()), { isMiniApp: false, surface: "tab" });
    expect(decodeURIComponent(lineOf("cr_flash") ?? "")).toContain("flash.launchedAs");
  });

  it("makes the page as dark or light as the messenger, where that is offered", async () => {
    const themeAfter = async (bg_color: string) =>
      (await launch(launchString(newUser(), now()), { more: theme(bg_color) })).lineOf("theme");
    expect(await themeAfter("#ffffff")).toMatch(/^theme=light;/);
    expect(await themeAfter("#101010")).toMatch(/^theme=dark;/);
    site.sandbox.world.state.patches = { commonData: { themes: [{ type: "dark", isDefault: true }] } };
    expect(await themeAfter("#ffffff")).toBeUndefined();
  });
});

describe("a launch over a session (docs/contract.md#o45)", () => {
  const uidOf = async (cookieHeader: string) => {
    const player = await (await site.contextFor({ cookieHeader })).player();
    return player.kind === "player" ? player.account.uid : null;
  };
  const flashOf = ({ lineOf }: Awaited<ReturnType<typeof launch>>) =>
    decodeURIComponent(lineOf("cr_flash") ?? "");
  const calls = (name: string) => site.sandbox.world.state.calls.filter(({ method }) => method === name);

  /** The cookies of A's session, begun by a launch or by a password. */
  const begun = {
    launch: async () => (await launch(launchString(newUser(), now()))).cookieHeader,
    password: async () => {
      const context = await site.contextFor({ path: "/forms/sign_in", ...inFrame });
      await signIn(context, { login: "demo@sandbox.test", password: "Sandbox1!" });
      return site.cookieHeader(context);
    },
  };

  describe.each(Object.entries(begun))("that a %s began", (_by, begin) => {
    it("in a messenger's frame ends it, at the platform too, and begins its own", async () => {
      const cookieHeader = await begin();
      const before = await uidOf(cookieHeader);
      const ended = calls("auth.logout").length;
      let after: string | undefined;
      const count = await countRequests(async () => {
        const replaced = await launch(launchString(newUser(), now()), { cookieHeader });
        after = replaced.cookieHeader;
        expect(flashOf(replaced)).toContain("flash.launchedAs");
      });
      expect([count, calls("auth.logout").length - ended]).toEqual([1, 1]);
      expect(await uidOf(cookieHeader)).toBeNull();
      expect(await uidOf(after ?? "")).toBeGreaterThan(0);
      expect(await uidOf(after ?? "")).not.toBe(before);
    });

    it.each([
      ["forged", launchString(newUser(), now(), "2:OTHER")],
      ["nonsense", "nonsense"],
    ])("that is %s changes nothing, and the player is told", async (_kind, data) => {
      const cookieHeader = await begin();
      const ended = calls("auth.logout").length;
      const refused = await launch(data, { cookieHeader, page: "/jackpots" });
      expect([refused.location, flashOf(refused)]).toEqual([
        "/jackpots",
        expect.stringContaining("flash.launchRefused"),
      ]);
      expect(calls("auth.logout").length).toBe(ended);
      expect(await uidOf(refused.cookieHeader)).toBe(await uidOf(cookieHeader));
    });

    it("in a tab, where any page can link to, leaves the player, who is told", async () => {
      const cookieHeader = await begin();
      const count = await countRequests(async () => {
        const tab = { isMiniApp: false, surface: "tab", cookieHeader };
        const stayed = await launch(launchString(newUser(), now()), tab);
        expect(flashOf(stayed)).toContain("flash.launchedByOther");
        expect(await uidOf(stayed.cookieHeader)).toBe(await uidOf(cookieHeader));
      });
      expect(count).toBe(0);
    });

    it("in an app, where nothing proves it, asks first", async () => {
      const cookieHeader = await begin();
      const inApp = { isMiniApp: false, surface: "app", cookieHeader, page: "/gamehall" };
      const user = newUser();
      let pending = "";
      expect(
        await countRequests(async () => {
          const question = await launch(launchString(user, now()), inApp);
          expect([question.location, flashOf(question)]).toEqual(["/forms/launch", ""]);
          expect(question.lineOf("cr_launch")).toMatch(
            /Max-Age=300; Path=\/forms\/launch|Path=\/forms\/launch; Max-Age=300/,
          );
          pending = question.cookieHeader;
        }),
      ).toBe(0);
      const shown = await loadLaunchQuestion(
        await site.contextFor({ cookieHeader: pending, isMiniApp: false }),
      );
      expect(shown).toMatchObject({ launched: user.username, page: "/gamehall" });
      expect(await uidOf(pending)).toBe(await uidOf(cookieHeader));

      const context = await site.contextFor({ cookieHeader: pending, path: "/forms/launch" });
      const answer = await answerPendingLaunch(context);
      expect(answer.headers.get("Location")).toMatch(/gamehall/);
      const after = await uidOf(afterLines(pending, context.cookies.setCookieLines()));
      expect(after).toBeGreaterThan(0);
      expect(after).not.toBe(await uidOf(cookieHeader));
      expect(await uidOf(cookieHeader)).toBeNull();
    });
  });

  it("by the account that began it asks nothing of the platform", async () => {
    const user = newUser();
    const { cookieHeader } = await launch(launchString(user, now()));
    expect(cookieHeader).not.toContain(String(user.id));
    const count = await countRequests(async () => {
      const again = await launch(launchString(user, now() + 1), { cookieHeader });
      expect([again.location, flashOf(again)]).toEqual(["/", ""]);
    });
    expect(count).toBe(0);
  });

  it("by an account that is banned ends nobody's session", async () => {
    const cookieHeader = await begun.launch();
    site.sandbox.world.state.faults.push(...parseFaults("auth.register=UserBannedException*1"));
    const refused = await launch(launchString(newUser(), now()), { cookieHeader });
    expect(flashOf(refused)).toContain("flash.launchRefused");
    expect(await uidOf(cookieHeader)).toBeGreaterThan(0);
  });

  it("where nothing waits, the question leads home", async () => {
    const cookieHeader = await begun.launch();
    const context = await site.contextFor({ cookieHeader, path: "/forms/launch" });
    expect((await answerPendingLaunch(context)).headers.get("Location")).toBe("/");
    await expect(loadLaunchQuestion(context)).rejects.toMatchObject({ status: 302 });
  });
});

describe("a launch that fails leaves a visitor, who is told so", () => {
  const expectFailed = ({ location, lineOf }: Awaited<ReturnType<typeof launch>>, page = "/") => {
    expect(location).toBe(page);
    expect(decodeURIComponent(lineOf("cr_flash") ?? "")).toContain("auth.miniApp.registrationError");
    expect(lineOf("cr_player")).toBeUndefined();
    expect(lineOf("sbx_session")).toBeUndefined();
  };

  it("when another bot has signed it", async () => {
    const forged = await launch(launchString(newUser(), now(), "2:OTHER"), { page: "/jackpots" });
    expectFailed(forged, "/jackpots");
  });

  it("and marks no ordinary session, nor weakens its cookies", async () => {
    const forged = await launch(launchString(newUser(), now(), "2:OTHER"), {
      isMiniApp: false,
      surface: "tab",
    });
    expectFailed(forged);
    expect(forged.lineOf("cr_miniapp")).toBeUndefined();
    for (const line of forged.lines) expect(line).toContain("SameSite=Lax");
  });

  it("when it is none, without asking the platform", async () => {
    const count = await countRequests(async () => {
      for (const data of ["", "nonsense", "x".repeat(10_000), "user=1&user=2"])
        expectFailed(await launch(data));
    });
    expect(count).toBe(0);
  });

  it("when the platform finds it too old, or from the future, or used", async () => {
    site.sandbox.world.state.patches = { messenger: { max_age_seconds: 3600, is_single_use: true } };
    expectFailed(await launch(launchString(newUser(), now() - 3700)));
    expectFailed(await launch(launchString(newUser(), now() + 300)));
    const data = launchString(newUser(), now());
    expect((await launch(data)).lineOf("cr_player")).toBeDefined();
    expectFailed(await launch(data, { clientIp: "10.0.0.3" }));
  });

  it("when the platform gives no answer", async () => {
    site.sandbox.world.state.faults.push(...parseFaults("auth.register=drop*1"));
    expectFailed(await launch(launchString(newUser(), now())));
  });
});
