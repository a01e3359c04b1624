import { useLocation, useNavigate } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { withDialog, withoutDialog } from "~/dialogs/address/requested-dialog";
import { useLocalePath } from "~/i18n/use-locale-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import type { AuthQuery } from "~/routing/paths";
import type { AuthData } from "./auth-data.server";
import type { AuthNoticeName } from "./auth-notices";
import { type AuthView, viewDialog, viewPath } from "./auth-view";
import type { AuthAnswer } from "./form/auth-answer";

/** What differs between the popup and the page that show the same views. */
export interface AuthSurface {
  data: AuthData;
  /** URL of another view, for links. */
  hrefOf: (view: AuthView, query?: Readonly<Record<string, string>>) => string;
  /** Page that a view's forms post to, without locale. Without script it shows the outcome. */
  pageOf: (view: AuthView) => string;
  /** Navigates to another view in place; needs script. */
  open: (view: AuthView, notice?: AuthNoticeName) => void;
  /** Where to redirect after success. */
  redirectUrl: string | undefined;
  /** The same, only where the URL names it: registration otherwise redirects to the cashier (docs/product.md#2.2). */
  requestedUrl: string | undefined;
  /** Action data of a document post; with script the fetcher has its own. */
  answer?: AuthAnswer;
  /** Seconds until a new code may be requested, where the first step was taken without script. */
  resendSeconds?: number;
}

const AuthSurfaceContext = createContext<AuthSurface | null>(null);

export function useAuthSurface(): AuthSurface {
  const surface = useContext(AuthSurfaceContext);
  if (!surface) throw new Error("AuthSurfaceContext has no provider");
  return surface;
}

/** The views as a popup: their URLs are those of the page behind it. */
export function PopupSurface({ data, children }: { data: AuthData; children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const localePath = useLocalePath();
  const navigate = useNavigate();
  // The same as long as nothing of it changes: the views below may not be hydrated yet, and a new one would drop their markup.
  const surface = useMemo((): AuthSurface => {
    const query = new URLSearchParams(search);
    const requestedUrl = internalPath(query.get("redirectUrl"), []) ?? undefined;
    const backUrl = internalPath(query.get("backUrl"), []);
    const redirectUrl = requestedUrl ?? backUrl ?? localePath(pathname + withoutDialog(search));
    const preserved: Record<string, string> =
      query.get("prevent_close") === "1" ? { prevent_close: "1" } : {};
    const pathOf = (view: AuthView, more: Readonly<Record<string, string>> = {}) =>
      pathname + withDialog(search, viewDialog(view, { ...preserved, ...more }));
    return {
      data,
      redirectUrl,
      requestedUrl,
      hrefOf: (view, more) => localePath(pathOf(view, more)),
      pageOf: (view) => viewPath(view, { redirectUrl: view === "registration" ? requestedUrl : redirectUrl }),
      open: (view, notice) =>
        navigate(pathOf(view, notice && { notice }), { replace: true, preventScrollReset: true, state }),
    };
  }, [data, pathname, search, state, localePath, navigate]);
  return <AuthSurfaceContext.Provider value={surface}>{children}</AuthSurfaceContext.Provider>;
}

interface PageSurfaceProps extends Pick<AuthSurface, "data" | "answer" | "resendSeconds"> {
  /** Query parameters that every link of the page passes on. */
  preserved: AuthQuery;
  children: ReactNode;
}

export function PageSurface({ preserved, data, answer, resendSeconds, children }: PageSurfaceProps) {
  const localePath = useLocalePath();
  const navigate = useNavigate();
  // The same as long as nothing of it changes, as above.
  const surface = useMemo(
    (): AuthSurface => ({
      data,
      answer,
      resendSeconds,
      redirectUrl: preserved.redirectUrl,
      requestedUrl: preserved.redirectUrl,
      hrefOf: (view, more) => localePath(viewPath(view, { ...preserved, ...more })),
      pageOf: (view) => viewPath(view, preserved),
      open: (view, notice) =>
        navigate(viewPath(view, { ...preserved, notice }), { replace: true, preventScrollReset: true }),
    }),
    [data, answer, resendSeconds, preserved, localePath, navigate],
  );
  return <AuthSurfaceContext.Provider value={surface}>{children}</AuthSurfaceContext.Provider>;
}
