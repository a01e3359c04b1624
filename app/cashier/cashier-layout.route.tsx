import { Outlet, useLocation } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ChipLinks } from "~/ui/chip-links";

export const handle = { protected: "player", i18n: ["cashier"] } satisfies RouteHandle;

const rooms = [
  { name: "cashier.wallet.title", path: paths.wallet() },
  { name: "cashier.deposit.title", path: paths.deposit() },
  { name: "cashier.withdraw.title", path: paths.withdraw() },
  { name: "cashier.history.title", path: paths.cashierHistory() },
] as const;

export default function CashierLayout() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  return (
    <div className="mx-auto flex max-w-[960px] flex-col gap-6">
      <ChipLinks
        label={t("cashier.rooms")}
        links={rooms.map(({ name, path }) => ({
          href: localePath(path),
          name: t(name),
          isCurrent: pathname === path || pathname.startsWith(`${path}/`),
        }))}
      />
      <Outlet />
    </div>
  );
}
