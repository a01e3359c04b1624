import { type ReactNode, useEffect, useRef } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import { useAuthSurface } from "~/auth/auth-surface";
import { ArrivalNotice } from "~/auth/form/refusal-notice";
import { island } from "~/runtime/island";
import { whenUsed } from "~/runtime/time/when-used";
import { holdServedForms } from "~/validation/served-forms";
import { useIsFramed } from "../frame/frame-surface";
import { AuthBanner } from "./auth-banner";
import { CurrentView as ServedView } from "./current-view";

/**
 * All views at once, because one leads to the other. Their forms weigh half as much as a page, so they are loaded when
 * somebody uses it; until then the browser posts them. In a frame their links speak with the page around it, so at once.
 */
const CurrentView = island<{ isFramed: boolean }>(
  serverOnly$(ServedView),
  () => import("./current-view").then((part) => part.CurrentView),
  { waitsFor: ({ isFramed }) => (isFramed ? undefined : whenUsed) },
);

/** Loads the views before they are shown, so that a dialog opens whole; rejects on failure. */
export const prepareViews = CurrentView.prepare;

/** A view beside its banner, in popup and page alike; on a phone the banner follows the form. */
export function AuthViewBody({ heading }: { heading?: ReactNode }) {
  const { data } = useAuthSurface();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => holdServedForms(view.current), []);
  return (
    <div className={data.banner ? "auth has-banner" : "auth"}>
      <div ref={view} className="auth-view">
        {heading}
        <ArrivalNotice name={data.notice} />
        <CurrentView isFramed={useIsFramed()} />
      </div>
      {data.banner && <AuthBanner banner={data.banner} />}
    </div>
  );
}
