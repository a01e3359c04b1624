import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { CmsConfigSchema } from "~/content/config/cms-config";
import { ContentFailure } from "~/content/content-failure";
import type { AppContext } from "~/context/app-context";
import type { RouteHandle } from "~/context/route-handle";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { PlatformFailure, PlatformRefusal, type ServerErrorType } from "~/platform/errors";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import type { Player } from "~/session/player.server";
import { notFound } from "../system-pages/failures";
import { guardPage, guardPlayer, guardRoute } from "./route-guards.server";

const openDomain = { gates: async () => ({ domain_state: "active" }) } as unknown as AppContext["platform"];

function contextOf(overrides: Partial<AppContext> = {}): AppContext {
  return {
    requestId: "r1",
    config: { isProduction: true },
    basename: "/es-ES",
    path: "/cashier/deposit",
    search: "?a=1",
    query: new URLSearchParams("?a=1"),
    retryAfter: 5,
    branch: { ids: [], handles: [], params: {} },
    cookies: createCookieJar("sid=1; cr_player=1", { isSecure: false }),
    signal: new AbortController().signal,
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    guard: () => Promise.resolve(),
    platform: openDomain,
    t: createTranslator("en-US", catalogue).t,
    content: {
      config: async () => CmsConfigSchema.parse({}),
      webSetting: async () => ({ favicons: [], defaultImages: {} }),
    },
    ...overrides,
  } as unknown as AppContext;
}

async function thrownBy(error: unknown, context = contextOf()) {
  const { loader } = guardRoute({ loader: () => Promise.reject(error) });
  const args = { context, params: {} } as unknown as LoaderFunctionArgs;
  return (loader as (args: LoaderFunctionArgs) => Promise<unknown>)(args).catch((thrown: unknown) => thrown);
}

const refusal = (type: ServerErrorType, code: string, status: number) =>
  new PlatformRefusal({ type, code, status, errorData: { secret: 1 }, message: "SECRET", method: "m.n" });

describe("what a browser may see of a failure", () => {
  it.each([
    [
      refusal("UserBannedException", "BANNED", 403),
      403,
      { code: "UserBannedException", type: "UserBannedException" },
    ],
    [
      refusal("UserDeletedException", "DELETED", 403),
      403,
      { code: "UserDeletedException", type: "UserDeletedException" },
    ],
    [refusal("AccessDeniedException", "GEO", 403), 403, { code: "AccessDeniedException" }],
    [refusal("ApplicationDisabledException", "DISABLED", 503), 503, { code: "ApplicationDisabledException" }],
    [refusal("MethodNotFoundException", "METHOD_NOT_FOUND", 404), 503, { code: "MethodNotFoundException" }],
    [refusal("AuthorizationException", "NOT_AUTHORIZED", 401), 401, { code: "NOT_AUTHORIZED" }],
    [
      new PlatformFailure({ kind: "status", status: 403, method: "m.n", wasSent: true }),
      403,
      { code: "UPSTREAM_FAILURE" },
    ],
    [
      new ContentFailure({ kind: "status", status: 403, method: "/pages", wasSent: true }),
      503,
      { code: "UPSTREAM_FAILURE" },
    ],
    [
      new PlatformFailure({ kind: "timeout", status: 504, method: "m.n", wasSent: true }),
      503,
      { code: "UPSTREAM_FAILURE" },
    ],
    [new Error("SECRET"), 500, { code: "INTERNAL" }],
    ["SECRET", 500, { code: "INTERNAL" }],
  ])("%s", async (error, status, data) => {
    const thrown = await thrownBy(error);
    expect(thrown).toMatchObject({ type: "DataWithResponseInit", init: { status }, data });
    expect(thrown).toHaveProperty("data.requestId", "r1");
    expect(JSON.stringify(thrown)).not.toContain("SECRET");
    expect(JSON.stringify(thrown)).not.toContain("secret");
  });

  it.each([
    ["/game/sand-dunes", { page: { names: [] } }, 302],
    ["/cashier/deposit", { page: { names: [] }, protected: "player" }, 302],
    ["/cashier/history/file", { protected: "player" }, 302],
    ["/", { page: { names: ["index"] } }, 401],
    ["/favourites", {}, 401],
    ["/forms/sign_up", { page: { names: [] }, policy: "frame" }, 401],
  ] as const)("of a session that ended at %s leads home, not in a circle", async (path, handle, status) => {
    const branch = { ids: [], handles: [handle as RouteHandle], params: {} };
    const context = contextOf({ path: path as InternalPath, branch, basename: "", search: "" });
    const thrown = await thrownBy(refusal("AuthorizationException", "NOT_AUTHORIZED", 401), context);
    if (status === 401) expect(thrown).toMatchObject({ init: { status } });
    else {
      expect(thrown).toMatchObject({ status });
      expect((thrown as Response).headers.get("Location")).toBe(`/?redirectUrl=${encodeURIComponent(path)}`);
    }
  });

  it("is the stack while the site is developed, and only then", async () => {
    const stackIn = async (isProduction: boolean) => {
      const config = { isProduction } as AppContext["config"];
      const thrown = await thrownBy(new Error("SECRET"), contextOf({ config }));
      return (thrown as { data: { stack?: string } }).data.stack;
    };
    expect(await stackIn(false)).toMatch(/Error: SECRET\n +at .*route-guards\.server\.test/);
    expect(await stackIn(true)).toBeUndefined();
    // A build, started without production's settings.
    vi.stubEnv("DEV", false);
    expect(await stackIn(false)).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it("lets redirects and our own failures pass as they are", async () => {
    const redirected = new Response(null, { status: 302 });
    expect(await thrownBy(redirected)).toMatchObject({ status: 302 });
    expect(await thrownBy(notFound())).toMatchObject(notFound());
  });

  it("brings the operator's picture of the page that it becomes", async () => {
    const picture = "https://cms.example/not-found.svg";
    const content = { webSetting: async () => ({ favicons: [], defaultImages: { notFound: picture } }) };
    const context = contextOf({ content: content as unknown as AppContext["content"] });
    expect(await thrownBy(notFound(), context)).toMatchObject({ data: { picture } });
  });

  it("tells why and until when an account is blocked, and never an unknown reason", async () => {
    const banned = (code: string, reason: string | undefined, until: string) =>
      new PlatformRefusal({
        type: "UserBannedException",
        code,
        status: 403,
        errorData: { reason, until },
        message: "SECRET",
        method: "m.n",
      });
    const until = "2027-02-20T00:00:00Z";
    for (const reason of ["self_exclusion", undefined]) {
      expect(await thrownBy(banned("SELF_EXCLUDED", reason, until))).toMatchObject({
        data: { reason: "self_exclusion", until, help: { organisations: [{ name: "Gambling Therapy" }] } },
      });
    }
    const odd = await thrownBy(banned("BANNED", "<b>SECRET</b>", "soon"));
    expect(odd).toMatchObject({ data: { reason: undefined, until: undefined, help: undefined } });
  });

  it("asks crawlers to come back when the platform says it will be there again", async () => {
    const context = contextOf();
    const until = new Date(Date.now() + 600_000).toISOString();
    const disabled = { type: "ApplicationDisabledException", code: "DISABLED", status: 503 } as const;
    const error = new PlatformRefusal({ ...disabled, errorData: { until }, message: "", method: "m.n" });
    await thrownBy(error, context);
    expect(context.retryAfter).toBeGreaterThan(590);
    expect(context.retryAfter).toBeLessThanOrEqual(600);
  });

  it("asks for more patience during a maintenance", async () => {
    const context = contextOf();
    await thrownBy(refusal("ApplicationDisabledException", "DISABLED", 503), context);
    expect(context.retryAfter).toBe(60);
  });

  it("sends a lost session home with the requested page when the page is protected", async () => {
    const context = contextOf({ branch: { ids: [], handles: [{ protected: "player" }], params: {} } });
    const thrown = (await thrownBy(
      refusal("AuthorizationException", "NOT_AUTHORIZED", 401),
      context,
    )) as Response;
    expect(thrown.headers.get("Location")).toBe("/?redirectUrl=%2Fes-ES%2Fcashier%2Fdeposit%3Fa%3D1");
    expect(context.cookies.get("cr_player")).toBeUndefined();
  });
});

describe("guards", () => {
  it("stand before loaders and actions", async () => {
    const run = vi.fn();
    const route = guardRoute({ loader: run, action: run, handle: {} });
    const context = contextOf({ guard: () => Promise.reject(notFound()) });
    for (const part of [route.loader, route.action]) {
      await expect(part({ context, params: {} })).rejects.toMatchObject({ init: { status: 404 } });
    }
    expect(run).not.toHaveBeenCalled();
    expect(route.handle).toEqual({});
  });

  const guard = (player: Player) => guardPlayer(contextOf({ player: () => Promise.resolve(player) }));

  it("let a player pass", async () => {
    await expect(guard({ kind: "player", account: { uid: 1 } } as Player)).resolves.toBeUndefined();
  });

  it("send a visitor home with the requested page", async () => {
    const thrown = await guard({ kind: "visitor" }).catch((error: Response) => error);
    expect(thrown).toMatchObject({ status: 302 });
  });

  it("send a visitor home from a form of a protected page as from the page", async () => {
    const branch = { ids: [], handles: [{ protected: "player" } as const], params: {} };
    const player = () => Promise.resolve<Player>({ kind: "visitor" });
    const posted = guardPage(contextOf({ branch, player, readsPage: false }));
    await expect(posted).rejects.toMatchObject({ status: 302 });
  });

  it("never take the unknown for a visitor", async () => {
    await expect(guard({ kind: "unknown" })).rejects.toMatchObject({ init: { status: 503 } });
    const needs = refusal("UserNeedProfileDataException", "NEED_PROFILE", 422);
    await expect(guard({ kind: "unknown", refusal: needs })).rejects.toBe(needs);
  });
});

describe("a page whose feature the configuration does not switch on", () => {
  const open = (isPartial: boolean) => {
    const { loader } = guardRoute({ handle: { feature: "loyalty" }, loader: async () => "the page" });
    const args = { context: contextOf({ isPartial }) } as unknown as LoaderFunctionArgs;
    return (loader as (args: LoaderFunctionArgs) => Promise<unknown>)(args).catch(
      (thrown: unknown) => thrown,
    );
  };

  it("is not there", async () => expect(await open(false)).toMatchObject({ init: { status: 404 } }));

  it("may be there where the configuration could not be read", async () =>
    expect(await open(true)).toMatchObject({ init: { status: 503 } }));
});
