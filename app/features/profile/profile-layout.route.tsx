import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { takeReturnTo } from "~/forms/account-requirements/return-to.server";
import { ReturnToLink } from "~/forms/account-requirements/return-to-link";
import { useTranslate } from "~/i18n/use-translate";
import { AtPlace } from "~/shell/market-place/at-place";
import { FailedPage } from "~/shell/system-pages/error-page";
import { useFailure } from "~/shell/system-pages/use-failure";
import { loadProfileLinks } from "./profile-links.server";
import { ProfileSummary } from "./profile-summary";

export const handle = {
  protected: "player",
  isLayout: true,
  i18n: ["profile", "needs", "level"],
} satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return { links: await loadProfileLinks(context), back: takeReturnTo(context) };
}

export const shouldRevalidate = revalidatePageContent;

export default function ProfileLayout() {
  const { links, back } = useLoaderData<typeof loader>();
  return (
    <Pages links={links}>
      <ReturnToLink back={back} />
      <Outlet />
      <AtPlace place="account" />
    </Pages>
  );
}

/** Keeps the profile's navigation around a failed page. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("features/profile/profile-layout.route");
  return (
    <Pages links={data?.links ?? []}>
      <FailedPage {...useFailure()} />
    </Pages>
  );
}

type ProfileLinks = ReturnType<typeof useLoaderData<typeof loader>>["links"];

function Pages({ links, children }: { links: ProfileLinks; children: ReactNode }) {
  const { pathname } = useLocation();
  const t = useTranslate();
  return (
    <div className="profile">
      <nav aria-label={t("profile.nav")}>
        <ProfileSummary />
        <ul className="profile-links scroller">
          {links.map(({ name, path, target }) => (
            <li key={path}>
              <a
                {...target}
                className="profile-link"
                aria-current={path === pathname ? "page" : undefined}
                data-keep-scroll=""
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </div>
  );
}
