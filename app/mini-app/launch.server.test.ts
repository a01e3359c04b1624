import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { parseFaults } from "../../sandbox/control/faults";
import { launchString } from "../../sandbox/messenger/launch-data";
import { startTestApp } from "../../tests/support/app-context";
import { answerLaunch } from "./launch.server";

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type RequestOptions = NonNullable<Parameters<TestApp["contextFor"]>[0]>;

const inFrame: RequestOptions = { isMiniApp: true, origin: "https://casino.example" };
const now = () => Math.floor(Date.now() / 1000);
let site: TestApp;
let lastUser = 5_000;

beforeAll(async () => {
  site = await startTestApp();
});
afterEach(() => {
  site.sandbox.world.state.patches = {};
});
afterAll(() => site.close());

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
    cookieHeader: site.cookieHeader(context),
  };
}
interface Sent {
  page?: string;
  surface?: string;
  more?: string;
}

const registrations = () => site.sandbox.world.state.calls.filter(({ method }) => method === "auth.register");
const asked = async (run: () => Promise<unknown>) => {
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
    const count = await asked(async () => {
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

  it("never switches who is signed in, whoever's launch data they are", async () => {
    const { cookieHeader } = await launch(launchString(newUser(), now()));
    const count = await asked(async () => {
      const { location, lineOf, context } = await launch(launchString(newUser(), now()), { cookieHeader });
      expect([location, lineOf("cr_flash")]).toEqual(["/", undefined]);
      expect(context.cookies.upstreamHeader()).toBe(
        (await site.contextFor({ cookieHeader })).cookies.upstreamHeader(),
      );
    });
    expect(count).toBe(0);
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
    const count = await asked(async () => {
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
