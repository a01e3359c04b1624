import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { LimitsLink } from "~/features/responsible-game/limits-link";
import { takeReturnTo } from "~/forms/account-requirements/return-to.server";
import { ReturnToLink } from "~/forms/account-requirements/return-to-link";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { AtPlace } from "~/shell/market-place/at-place";
import { FailedPage } from "~/shell/system-pages/error-page";
import { useFailure } from "~/shell/system-pages/use-failure";
import { ChipLinks } from "~/ui/lists/chip-links";

export const handle = {
  protected: "player",
  isLayout: true,
  policy: "payment",
  i18n: ["cashier", "needs"],
  hidesOffers: true,
} satisfies RouteHandle;

export function loader({ context }: LoaderFunctionArgs) {
  return { back: takeReturnTo(context) };
}

export const shouldRevalidate = revalidatePageContent;

const cashierTabs = [
  { name: "cashier.wallet.title", path: paths.wallet() },
  { name: "cashier.deposit.title", path: paths.deposit() },
  { name: "cashier.withdraw.title", path: paths.withdraw() },
  { name: "cashier.history.title", path: paths.cashierHistory() },
] as const;

export default function CashierLayout() {
  const { back } = useLoaderData<typeof loader>();
  return (
    <CashierTabs>
      <ReturnToLink back={back} />
      <Outlet />
      <AtPlace place="deposit" />
    </CashierTabs>
  );
}

/** Keeps the cashier's navigation when one of its pages fails. */
export function ErrorBoundary() {
  return (
    <CashierTabs>
      <FailedPage {...useFailure()} />
    </CashierTabs>
  );
}

function CashierTabs({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  return (
    <div className="mx-auto flex max-w-[960px] flex-col gap-6">
      <div className="cashier-rooms flex items-center justify-between gap-1">
        <ChipLinks
          label={t("cashier.rooms")}
          links={cashierTabs.map(({ name, path }) => ({
            href: localePath(path),
            name: t(name),
            isCurrent:
              pathname === path ||
              pathname.startsWith(`${path}/`) ||
              // What became of a deposit.
              (path === paths.deposit() && pathname.startsWith("/cashier/pay")),
          }))}
        />
        <LimitsLink hasWord />
      </div>
      {children}
    </div>
  );
}
