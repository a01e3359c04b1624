import { withoutBasename } from "~/routing/locale-path";

/** What Remix stores in the window. */
interface Framework {
  /** By their ids; before there is a router those of the served page, from the root to the leaf. */
  routeModules: Readonly<Record<string, unknown>>;
  manifest: { version: string; routes: Record<string, RouteFile> };
  router?: {
    routes: FrameworkRoute[];
    basename?: string;
    state: {
      location: FrameworkLocation;
      matches?: readonly { route: { id: string } }[];
      navigation: { state: string; location?: FrameworkLocation; formMethod?: string };
      fetchers: ReadonlyMap<string, { state: string; formAction?: string; data?: unknown }>;
      loaderData: Readonly<Record<string, unknown>>;
      actionData: Readonly<Record<string, unknown>> | null;
      errors: object | null;
    };
    /** Called with each change of the state; returns a function that stops it. */
    subscribe: (listener: () => void) => () => void;
    /** Ends it: it no longer listens to the history. */
    dispose: () => void;
  };
}

/** `imports`: all files that the route's own imports, also those that these import. */
interface RouteFile {
  module: string;
  imports?: readonly string[];
  hasLoader: boolean;
}

export interface FrameworkLocation {
  pathname: string;
  search: string;
  hash: string;
  /** The router's own mark, or what the site gave. */
  state: { _isRedirect?: boolean } | null;
}

/** What loads or posts: the second argument is the framework's own. */
type FrameworkCall = (args: { request: Request }, fetch: unknown) => Promise<unknown>;

export interface FrameworkRoute {
  id: string;
  loader?: FrameworkCall;
  action?: FrameworkCall;
  lazy?: () => Promise<object>;
  children?: FrameworkRoute[];
}

interface FrameworkWindow {
  __remixManifest: Framework["manifest"];
  __remixRouteModules?: Framework["routeModules"];
  __remixRouter?: Framework["router"];
}

/** The one place that knows Remix's names for it, which are no interface of its packages. */
export function framework(): Framework {
  const {
    __remixManifest: manifest,
    __remixRouter: router,
    __remixRouteModules: routeModules = {},
  } = globalThis as unknown as FrameworkWindow;
  return { manifest, router, routeModules };
}

/** A path of this document's locale without its prefix, which is the router's base. */
export function pathInRouter({ basename = "/" }: { basename?: string }, pathname: string): string {
  return withoutBasename(basename === "/" ? "" : basename, pathname) ?? pathname;
}

let isOld = false;

/** Records that the server runs a newer build (docs/product.md#4, builds). */
export function rememberNewerBuild(): void {
  isOld = true;
}

let isPartLost = false;

/** Records that a part of the served page cannot be loaded: React then shows no other page in its place. */
export function rememberLostPart(): void {
  isPartLost = true;
}

/** Whether all that comes next has to be a document, answers to forms too. */
export function missesPart(): boolean {
  return isPartLost;
}

/**
 * Whether a navigation has to load a document: any, when a part of the page is lost; one to another page, when the
 * server has a newer build. Other changes within a page stay client navigations, so that input is preserved. Both paths
 * without locale; `to` may have a query.
 */
export function crossesBuilds(from: string, to: string): boolean {
  return isPartLost || (isOld && from !== to.split(/[?#]/, 1)[0]);
}
