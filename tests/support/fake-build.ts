import { Readable } from "node:stream";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { type AppLoadContext, data, redirect, type ServerBuild } from "@remix-run/node";
import { createContentTime } from "../../app/content/content-time.server";
import type { App } from "../../app/context/app";
import type { AppContext, RequestData } from "../../app/context/app-context";
import type { RouteHandle } from "../../app/context/route-handle";
import { createRemixI18n } from "../../app/i18n/detect-locale.server";
import type { Locale } from "../../app/routing/locale";
import { createCookieJar } from "../../app/session/cookies/cookie-jar";

const english: Locale = { code: "en-US", name: "English", isDefault: true, direction: "ltr" };
const locales = [
  english,
  { code: "es-ES", name: "Español", isDefault: false, direction: "ltr" },
  { code: "ar", name: "العربية", isDefault: false, direction: "rtl" },
] satisfies Locale[];

export const knownLocales = { locales, defaultLocale: english };

type Args = { request: Request; params: Record<string, string>; context: AppContext };

interface FakeRoute {
  path?: string;
  index?: true;
  handle?: RouteHandle;
  loader?: (args: Args) => unknown;
  action?: (args: Args) => unknown;
  isResource?: true;
}

const routes: Record<string, FakeRoute> = {
  home: { index: true },
  games: { path: "gamehall", handle: { query: { category: "once", page: "once" } } },
  page: { path: ":slug" },
  profile: { path: "profile/settings", handle: { protected: "player" } },
  signIn: {
    path: "forms/sign_in",
    handle: { policy: "frame", shared: false },
    action: async ({ request, context }) => {
      const form = await request.formData();
      context.cookies.set("cr_player", "1");
      return redirect(`/?hello=${form.get("login")}`);
    },
  },
  broken: {
    path: "broken",
    loader: () => {
      throw data({ code: "INTERNAL" }, { status: 500 });
    },
  },
  moved: { path: "moved", loader: () => redirect("/gamehall") },
  careless: {
    path: "careless",
    loader: ({ context }) => {
      context.cookies.set("cr_flash", "x");
      return null;
    },
  },
  partial: {
    path: "partial",
    loader: ({ context }) => {
      context.isPartial = true;
      return null;
    },
  },
  feed: { path: "feed", isResource: true, loader: () => Response.json({ ok: true }) },
  feedBroken: {
    path: "feed/broken",
    isResource: true,
    loader: () => {
      throw data("SECRET", { status: 404 });
    },
  },
  unknown: {
    path: "*",
    loader: () => {
      throw data({ code: "PAGE_NOT_FOUND" }, { status: 404 });
    },
  },
};

/** Request data that a document of the fake app contains, for tests to read back. */
export interface Shown {
  path: string;
  search: string;
  locale: string;
  cookieHeader: string | undefined;
  isShared: boolean;
  ids: readonly string[];
  requestId: string;
}

export type Render = (context: AppContext) => BodyInit;

const renderContext: Render = (context) => {
  const { path, search, locale, cookieHeader, isShared, branch, requestId } = context;
  const shown: Shown = {
    path,
    search,
    locale: locale.code,
    cookieHeader,
    isShared,
    ids: branch.ids,
    requestId,
  };
  return (
    `<!doctype html><title>page</title><script nonce="${context.nonce}">own()</script>` +
    `<script>foreign()</script><pre>${JSON.stringify(shown)}</pre>`
  );
};

export interface FakeOptions {
  render?: Render;
  contexts?: RequestData[];
  app?: Partial<App>;
  routes?: Record<string, FakeRoute>;
}

/** A Remix build without React: its documents contain the app's request data. */
export function fakeBuild({
  render = renderContext,
  contexts = [],
  app,
  routes: more,
}: FakeOptions = {}): ServerBuild {
  const { remixI18n, know } = createRemixI18n();
  know(knownLocales);
  const createApp = (): App => ({
    locales: async () => knownLocales,
    getLocale: (request) => remixI18n.getLocale(request),
    fragmentBytes: () => 0,
    probe: async () => [],
    reviewContent: async () => {},
    marketFit: async () => ({ unknown: [], notes: [], unanswered: [] }),
    expireReplies: () => 0,
    missing: () => null,
    refuseLaunch: async () => null,
    kit: async () => "",
    ownParts: async () => null,
    contextFor: async (requestData) => {
      contexts.push(requestData);
      const cookies = createCookieJar(requestData.cookieHeader, {
        isSecure: requestData.origin.startsWith("https:"),
      });
      const contentTime = createContentTime();
      const takesMessengers = async () => false;
      return { ...requestData, cookies, contentTime, takesMessengers } as unknown as AppLoadContext;
    },
    movedFrom: async ({ path }, prefix) =>
      path === "/named" ? new Response(null, { status: 302, headers: { Location: `/from${prefix}` } }) : null,
    messageBundles: async (locale, numbers) =>
      locale === "en-US" && numbers === "00007"
        ? { hash: "h1", body: JSON.stringify({ "home.x": "y".repeat(2000) }) }
        : null,
    robotsFile: async ({ origin }) => `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
    menuIcons: async (code = "en-US") => (code === "xx" ? null : { text: "<svg></svg>", hash: code }),
    webManifest: async (code = "en-US") => (code === "xx" ? null : JSON.stringify({ lang: code })),
    sitemap: async (file, { origin }) => (file === undefined || file === 1 ? [`<loc>${origin}</loc>`] : null),
    close: async () => {},
    ...app,
  });
  const all = { ...routes, ...more };
  const root = { id: "root", path: "", module: { default: () => null } };
  const build = {
    mode: "production",
    entry: {
      module: {
        createApp,
        guardRoute: (module: unknown) => module,
        handleError: () => {},
        default: async (
          _request: Request,
          status: number,
          headers: Headers,
          _remix: unknown,
          context: AppContext,
        ) => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const { body } = new Response(render(context));
          if (body) {
            const html = Readable.fromWeb(body as NodeWebStream);
            context.signal.addEventListener("abort", () => html.destroy());
            context.html = html;
          }
          return new Response(null, { status, headers });
        },
      },
    },
    routes: {
      root,
      ...Object.fromEntries(Object.entries(all).map(([id, route]) => [id, { ...routeOf(id, route) }])),
    },
    assets: { routes: {}, entry: {}, url: "/assets/manifest-1.js", version: "1" },
    publicPath: "/",
    basename: "/",
    future: {
      v3_singleFetch: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_fetcherPersist: true,
    },
    isSpaMode: false,
  };
  return build as unknown as ServerBuild;
}

const page = { default: () => null, ErrorBoundary: () => null };

function routeOf(id: string, { path, index, handle, loader, action, isResource }: FakeRoute) {
  const component = isResource ? {} : page;
  return {
    id,
    parentId: "root",
    path,
    index,
    module: { ...component, ...(handle && { handle }), ...(loader && { loader }), ...(action && { action }) },
  };
}
