/** What the framework keeps in the window for its own script. */
export interface FrameworkWindow {
  __remixManifest: { version: string; routes: Record<string, { module: string; hasLoader: boolean }> };
  __remixRouter?: {
    routes: FrameworkRoute[];
    basename?: string;
    state: {
      navigation: { state: string };
      fetchers: ReadonlyMap<string, { state: string }>;
      loaderData: Readonly<Record<string, unknown>>;
    };
  };
}

export interface FrameworkRoute {
  id: string;
  lazy?: () => Promise<object>;
  children?: FrameworkRoute[];
}

export const framework = () => globalThis as unknown as FrameworkWindow;

let isOld = false;

/** The server is of another build by now (specification 4, builds). */
export function noteNewerBuild(): void {
  isOld = true;
}

/**
 * Whether a way is a page load because a newer build is there, or because only the offline page is: the one to another
 * page. What only changes the page that is shown stays with it, and so does what was typed there. Both without locale;
 * `to` may have a query.
 */
export function leavesBuild(from: string, to: string): boolean {
  return (isOld || isCutOff()) && from !== to.split(/[?#]/, 1)[0];
}

function isCutOff(): boolean {
  return globalThis.navigator?.onLine === false && "offlineReady" in document.documentElement.dataset;
}
