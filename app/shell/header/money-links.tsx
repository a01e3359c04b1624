import { useLocation } from "@remix-run/react";
import { useFeatures } from "~/content/config/use-features";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";

/** Cashier actions in the balance menu. */
const links = [
  { label: "common.deposit", icon: "plus", path: paths.deposit() },
  { label: "common.withdraw", icon: "arrow-right", path: paths.withdraw() },
  { label: "common.history", icon: "clock", path: paths.cashierHistory() },
  { label: "common.limits", icon: "shield", path: paths.responsibleGame(), feature: "responsibleGaming" },
] as const;

export function MoneyLinks() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hasFeature = useFeatures();
  const { pathname } = useLocation();
  return (
    <ul className="mt-1 border-t pt-1">
      {links
        .filter((link) => !("feature" in link) || hasFeature(link.feature))
        .map(({ label, icon, path }) => (
          <li key={label}>
            <a
              className="panel-link"
              href={localePath(path)}
              aria-current={pathname === path ? "page" : undefined}
            >
              <Icon name={icon} />
              {t(label)}
            </a>
          </li>
        ))}
    </ul>
  );
}

/** Attached to the balance: with a label where there is room, else a plus icon. */
export function DepositButton() {
  const t = useTranslate();
  return (
    <ButtonLink href={useLocalePath()(paths.deposit())} className="min-w-11 whitespace-nowrap rounded-s-none">
      <Icon name="plus" className="size-5 tablet:hidden" />
      <span className="sr-only tablet:not-sr-only">{t("common.deposit")}</span>
    </ButtonLink>
  );
}
