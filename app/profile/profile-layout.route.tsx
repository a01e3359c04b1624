import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { WayBack } from "~/account-needs/way-back";
import { takeWayBack } from "~/account-needs/way-back.server";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { loadProfileLinks } from "./profile.server";

export const handle = { protected: "player", i18n: ["profile", "needs"] } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return { links: await loadProfileLinks(context), back: takeWayBack(context) };
}

export const shouldRevalidate = keepBeneathDialog;

export default function ProfileLayout() {
  const { links, back } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const t = useTranslate();
  return (
    <div className="profile">
      <nav aria-label={t("profile.nav")}>
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
      <div className="flex min-w-0 flex-col gap-5">
        <WayBack back={back} />
        <Outlet />
      </div>
    </div>
  );
}
