import type { ReactNode } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import type { AuthView } from "~/features/auth/auth-view";
import { ArrivalNotice } from "~/features/auth/form/refusal-notice";
import { InItsLanguage } from "~/market/market-place";
import { Notice } from "~/ui/feedback/notice";
import { AuthBanner } from "./auth-banner";

/** What shows a view: each page loads those of its own, the popup all. */
export type AuthViews = Partial<Record<AuthView, () => ReactNode>>;

interface AuthViewBodyProps {
  views: AuthViews;
  heading?: ReactNode;
}

/** A view beside its banner, in popup and page alike; on a phone the banner follows the form. */
export function AuthViewBody({ views, heading }: AuthViewBodyProps) {
  const { data } = useAuthSurface();
  const View = views[data.view];
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
        {View && <View />}
      </div>
      {data.banner && <AuthBanner banner={data.banner} />}
    </div>
  );
}
