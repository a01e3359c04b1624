import type { EntryContext } from "@remix-run/node";
import { Outlet, RemixServer, useMatches } from "@remix-run/react";
import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { type DocumentData, DocumentDataContext } from "~/browser/document-data";
import { ServedHtmlProvider } from "~/browser/served-html/served-html";
import { missingFeatures } from "~/content/config/features";
import { MissingFeatures } from "~/content/config/use-features";
import type { AppContext } from "~/context/app-context";
import { TranslateContext } from "~/i18n/translator";
import { PlatformRefusal } from "~/platform/errors";
import { policyOf } from "~/routing/addresses/document-policies";
import { loadOwnFragments } from "~/shell/fragments/fragments.server";
import { LAYOUT } from "~/shell/layout-data/use-layout-data";
import { FormatsProvider } from "~/ui/format/formats";
import { UpstreamFailure } from "~/upstream/errors";
import { future } from "../document/remix-future";
import { ownOfRoutes } from "./own-part-list.server";
import type { OwnDataElement, OwnParts } from "./own-parts";
import { ownOf } from "./with-own.server";

type LoaderData = Record<string, Record<string, unknown>>;

/**
 * Reads what is one player's own of a page that all players share, and renders its places. Null where the page has to be
 * rendered whole: there is no player, a guard redirects, a dialog or a message is to be shown, or a required read failed.
 * The whole page then uses what was read.
 */
export async function readOwnParts(context: AppContext): Promise<OwnParts | null> {
  context.fillsCachedPage = true;
  return madeParts(context).catch((error: unknown) => {
    if (isUnexpected(error)) context.log.error({ err: error }, "own parts could not be made");
    return null;
  });
}

async function madeParts(context: AppContext): Promise<OwnParts | null> {
  await context.guard();
  if ((await context.player()).kind !== "player") return null;
  const routes = context.branch.ids.flatMap((id) => {
    const ofRoute = ownOfRoutes[id];
    return ofRoute ? [[id, ofRoute] as const] : [];
  });
  const [fragments, config, ...all] = await Promise.all([
    loadOwnFragments(context),
    context.content.config(),
    ...routes.map(async ([id, { read }]) => [id, await ownOf(context, read)] as const),
  ]);
  const data = Object.fromEntries(all) as LoaderData;
  if (data.root?.dialog || data.root?.flash) return null;
  const { element, late } = apart(data);
  const html = render(context, {
    missing: missingFeatures(config),
    data: { ...data, [LAYOUT]: { ...data[LAYOUT], fragments } },
  });
  return { data: toJson(element), late: late?.then(toJson).catch(() => undefined), html };
}

/** What else is thrown ends the whole page too, which says why. */
function isUnexpected(error: unknown): boolean {
  return error instanceof Error && !(error instanceof UpstreamFailure || error instanceof PlatformRefusal);
}

/** Fields that nothing on the page waits for follow it: they are promises. */
function apart(data: LoaderData): { element: OwnDataElement; late: Promise<unknown[]> | undefined } {
  const late: [string, string][] = [];
  const values: unknown[] = [];
  const own = Object.fromEntries(
    Object.entries(data).map(([id, fields]) => {
      const there = Object.entries(fields).filter(([field, value]) => {
        if (!(value instanceof Promise)) return true;
        late.push([id, field]);
        values.push(value);
        return false;
      });
      return [id, Object.fromEntries(there)];
    }),
  );
  return { element: { own, late }, late: values.length > 0 ? Promise.all(values) : undefined };
}

interface Rendering {
  missing: ReturnType<typeof missingFeatures>;
  data: LoaderData;
}

const PLACE = /<own-part name="([\w-]+)">(.*?)<\/own-part>/gs;

/** All places at once, as a page of the same address would render them: its router, its words, its loaders' data. */
function render(context: AppContext, { missing, data }: Rendering): ReadonlyMap<string, string> {
  const { basename, branch, config, fragments, locale, origin, path, search, t } = context;
  const url = new URL(origin + basename + path + search);
  const html = renderToString(
    <TranslateContext.Provider value={t}>
      <DocumentDataContext.Provider value={{ locale, policy: policyOf(branch) } as DocumentData}>
        <ServedHtmlProvider value={fragments.htmlOf}>
          <FormatsProvider
            locale={locale.code}
            timeZone={config.siteTimeZone}
            dateTimeJoin={t("common.dateTimeJoin")}
          >
            <MissingFeatures value={missing}>
              <RemixServer context={entryOf(context, url, data)} url={url} />
            </MissingFeatures>
          </FormatsProvider>
        </ServedHtmlProvider>
      </DocumentDataContext.Provider>
    </TranslateContext.Provider>,
  );
  return new Map([...html.matchAll(PLACE)].map(([, name = "", inner = ""]) => [name, inner]));
}

/** The page's routes without the page: the innermost has the places instead. */
function entryOf({ basename, branch }: AppContext, url: URL, loaderData: LoaderData): EntryContext {
  const { ids, params } = branch;
  const handle = Object.assign({}, ...branch.handles);
  const routes = ids.map((id, at) => ({ id, parentId: ids[at - 1], isLast: at === ids.length - 1 }));
  return {
    manifest: {
      entry: { imports: [], module: "" },
      routes: Object.fromEntries(
        routes.map(({ id, parentId, isLast }) => [
          id,
          { id, parentId, path: isLast ? "*" : undefined, module: "" },
        ]),
      ),
      url: "",
      version: "",
    } as unknown as EntryContext["manifest"],
    routeModules: Object.fromEntries(
      routes.map(({ id, isLast }) => [id, isLast ? { default: Places, handle } : { default: Outlet }]),
    ) as unknown as EntryContext["routeModules"],
    staticHandlerContext: {
      basename: basename || "/",
      location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
      matches: routes.map(({ id }) => ({
        params,
        pathname: url.pathname,
        pathnameBase: url.pathname,
        route: { id },
      })),
      loaderData,
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    future,
    isSpaMode: false,
    serializeError: () => ({ message: "" }),
  };
}

function Places() {
  return useMatches().map(({ id }) => {
    const { parts = {}, more } = ownOfRoutes[id] ?? {};
    const places = Object.entries(parts).map(([name, part]) =>
      createElement("own-part", { key: name, name }, part()),
    );
    return createElement(Fragment, { key: id }, places, more?.());
  });
}

/** As the content of a script element. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
