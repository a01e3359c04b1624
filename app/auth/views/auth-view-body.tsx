import type { ReactNode } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import { useAuthSurface } from "~/auth/auth-surface";
import { ArrivalNotice } from "~/auth/form/refusal-notice";
import { island } from "~/runtime/island";
import { AuthBanner } from "./auth-banner";
import { CurrentView as ServedView } from "./current-view";

/** All views at once, because one leads to the other. Their forms are posted by the browser until they are loaded. */
const CurrentView = island(serverOnly$(ServedView), () =>
  import("./current-view").then((part) => part.CurrentView),
);

/** Loads the views before they are shown, so that a dialog opens whole; rejects on failure. */
export const prepareViews = CurrentView.prepare;

/** A view beside its banner, in popup and page alike; on a phone the banner follows the form. */
export function AuthViewBody({ heading }: { heading?: ReactNode }) {
  const { data } = useAuthSurface();
  return (
    <div className={data.banner ? "auth has-banner" : "auth"}>
      <div className="auth-view">
        {heading}
        <ArrivalNotice name={data.notice} />
        <CurrentView />
      </div>
      {data.banner && <AuthBanner banner={data.banner} />}
    </div>
  );
}
