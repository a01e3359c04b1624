import { useLocation, useMatches, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useDocumentData } from "~/browser/document-data";
import type { RouteHandle } from "~/context/route-handle";
import { hidesOffers } from "~/dialogs/attention/attention";
import { useLocalePath } from "~/i18n/use-locale-path";
import { paths } from "~/routing/paths";
import { ownCookies } from "~/session/cookies/cookies";
import { REASON_FIELD, type SignOutReason } from "~/session/sign-out-reason";
import { useRootData } from "~/shell/document/root-data";
import { useViewer } from "~/shell/layout-data/use-viewer";
import { guardRouteFiles } from "./build/lost-files";
import { guardRequests } from "./connection/guard-requests";
import { loadSurely } from "./document/ask-again";
import { reserveErrorSpace } from "./document/reserve-error-space";
import { markScript } from "./document/script-mark";
import { guardRestoredPage } from "./navigation/restored-page";
import type { RuntimeContext, RuntimeLocation } from "./part";
import { runtimeParts } from "./runtime";
import { storedKeys, writeStored } from "./storage";
import { createStore } from "./store";

type RuntimeActions = Pick<RuntimeContext, "replace" | "signOut">;

/** Loads each part of the runtime when a location first needs it, and notifies running parts of location changes. */
export function RuntimeHost() {
  const { pathname, search } = useLocation();
  const { viewer, sessionKey, uid, balances, balanceRefresh, idle, notices } = useViewer();
  const { check, background, tracking } = useRootData() ?? {};
  const loading = useLoadingPath();
  const handles = useMatches().map(({ handle }) => handle);
  const hidesOffersHere = hidesOffers(handles);
  const isGame = handles.some((handle) => (handle as RouteHandle | undefined)?.isGame);
  const chat = useChatVisibility(handles);
  const navigate = useNavigate();
  const signOutAddress = useLocalePath()(paths.logout());
  const { policy } = useDocumentData();
  const [runtime] = useState(createRuntime);

  useEffect(() => {
    runtime.begin();
    guardRouteFiles();
    guardRequests(policy);
    markScript(ownCookies.script);
    return runtime.end;
  }, [runtime, policy]);

  useEffect(() => reserveErrorSpace(document), []);

  useEffect(() => guardRestoredPage(viewer), [viewer]);

  useEffect(() => {
    runtime.update(
      {
        pathname,
        search,
        viewer,
        sessionKey,
        uid,
        loading,
        tracking,
        balances,
        balanceRefresh,
        idle,
        notices,
        chat,
        check,
        background,
        hidesOffers: hidesOffersHere,
        isGame,
      },
      {
        replace: (path) => navigate(path, { replace: true, preventScrollReset: true }),
        signOut: (reason) => postSignOut(signOutAddress, reason),
      },
    );
  });

  return null;
}

/** Hidden on the routes that docs/product.md#2.2 names. */
function useChatVisibility(handles: readonly unknown[]): RuntimeLocation["chat"] {
  if (!useDocumentData().hasChat) return undefined;
  return handles.some((handle) => (handle as RouteHandle | undefined)?.hidesChat) ? "hidden" : "shown";
}

/** Path of the pending navigation, if it leads to another page. */
function useLoadingPath(): string | undefined {
  const path = useNavigation().location?.pathname;
  return path === undefined || path === window.location.pathname ? undefined : path;
}

/** Posts a native form: the next page is a new document (docs/product.md#2.1), which clears the state in memory. */
function postSignOut(action: string, reason: SignOutReason) {
  writeStored(storedKeys.balance, null);
  const form = Object.assign(document.createElement("form"), { method: "post", action, hidden: true });
  form.append(Object.assign(document.createElement("input"), { name: REASON_FIELD, value: reason }));
  document.body.append(form);
  form.submit();
}

const initialLocation: RuntimeLocation = {
  pathname: "",
  search: "",
  viewer: undefined,
  balanceRefresh: undefined,
  idle: undefined,
  check: undefined,
};

function createRuntime() {
  const here = createStore(initialLocation);
  let actions: RuntimeActions = { replace: () => {}, signOut: () => {} };
  let isOver = false;
  const stops = new Set<() => void>();
  const requested = new Set<(typeof runtimeParts)[number]>();

  const context: RuntimeContext = {
    getLocation: here.get,
    onLocation: here.subscribe,
    replace: (path) => actions.replace(path),
    signOut: (reason) => actions.signOut(reason),
  };

  return {
    begin() {
      isOver = false;
    },
    end() {
      isOver = true;
      for (const stop of stops) stop();
      stops.clear();
      requested.clear();
      here.set(initialLocation);
    },
    /** Called after every render; notifies only when something of the location has changed. */
    update(location: RuntimeLocation, next: RuntimeActions) {
      actions = next;
      if (isSame(location, here.get())) return;
      here.set(location);
      for (const part of runtimeParts) {
        if (requested.has(part) || !part.isWanted(location)) continue;
        requested.add(part);
        loadSurely(part.load).then(
          ({ start }) => {
            if (!isOver) stops.add(start(context));
          },
          // The file's build may be gone: the next location retries.
          () => requested.delete(part),
        );
      }
    },
  };
}

function isSame(one: RuntimeLocation, other: RuntimeLocation): boolean {
  return (Object.keys(one) as (keyof RuntimeLocation)[]).every((name) => one[name] === other[name]);
}
