import type { ReactNode } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import { ArrivalNotice } from "~/features/auth/form/refusal-notice";
import { InItsLanguage } from "~/market/market-place";
import { Notice } from "~/ui/feedback/notice";
import { AuthBanner } from "./auth-banner";
import { CurrentView } from "./current-view";

/** A view beside its banner, in popup and page alike; on a phone the banner follows the form. */
export function AuthViewBody({ heading }: { heading?: ReactNode }) {
  const { data } = useAuthSurface();
  return (
    <div className={data.banner ? "auth has-banner" : "auth"}>
      <div className="auth-view">
        {heading}
        <ArrivalNotice name={data.notice} />
        {data.marketNotices.map((said) => (
          <Notice key={said.text} isAnnounced>
            <InItsLanguage said={said} />
          </Notice>
        ))}
        <CurrentView />
      </div>
      {data.banner && <AuthBanner banner={data.banner} />}
    </div>
  );
}
