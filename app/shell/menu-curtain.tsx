import { useTranslate } from "~/i18n/use-translate";
import { Fragment } from "./fragment";

/** The menu of narrow screens: the very list that stands beside the page on wide ones. */
export function MenuCurtain() {
  const t = useTranslate();
  return (
    <Fragment
      name="menu"
      id="curtain-menu"
      as="nav"
      aria-label={t("common.mainNavigation")}
      className="menu-curtain"
    />
  );
}
